import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { Filled } from '../../contrib/slot.tsx';
import { LIBRARY_MENU } from '../../contrib/slots.ts';
import * as words from './words.ts';

/** The menu of actions on the whole library. */
export function LibraryMenu() {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={words.importAndExportLibrary}>
          <ActionIcon variant="default" size={30} aria-label={words.importAndExportLibrary}>
            <Ellipsis size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Filled slot={LIBRARY_MENU} />
      </Menu.Dropdown>
    </Menu>
  );
}
