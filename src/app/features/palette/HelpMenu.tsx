import { ActionIcon, Menu } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { watchCommandTable } from '../../contrib/command-table.ts';
import buttonClasses from '../../contrib/HeaderButton.module.css';
import { helpItems } from '../../contrib/registry.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import * as words from './words.ts';

/** The menu of help: examples, the tour and the list of keys. */
export function HelpMenu() {
  const [opened, setOpened] = useState(false);
  const items = useSyncExternalStore(watchCommandTable, helpItems);
  return (
    <Menu position="bottom-end" width={230} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label={words.help} disabled={opened}>
          <ActionIcon
            className={buttonClasses.button ?? ''}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={words.help}
            data-tour="help"
          >
            <CircleHelp size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <HelpItem key={item.command.id} {...item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function HelpItem({ command, Icon }: MenuItem) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(command);
  return (
    <Menu.Item
      leftSection={<Icon size={16} />}
      rightSection={label !== undefined && <kbd>{label}</kbd>}
      {...attributes}
      onClick={() => run(command)}
    >
      {command.name}
    </Menu.Item>
  );
}
