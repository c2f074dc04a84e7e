import { Menu } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { isEnabled } from '../../contrib/command.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { watchCommandTable } from '../../contrib/command-table.ts';
import { helpItems } from '../../contrib/registry.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { HelpButton } from './HelpButton.tsx';
import { helpMenuSlice } from './palette-slices.ts';
import * as words from './words.ts';

/** The menu of help: examples, the tour and the list of keys. */
export function HelpMenu() {
  const store = useAppStore();
  const opened = useApp((state) => helpMenuSlice.of(state).shown);
  const items = useSyncExternalStore(watchCommandTable, helpItems);
  const offered = items.filter(({ command }) => isEnabled(command, store.getState()));
  return (
    <Menu
      position="bottom-end"
      width={230}
      opened={opened}
      onChange={(shown) => helpMenuSlice.set(store, { shown })}
    >
      <Menu.Target>
        <Tooltip label={words.help} disabled={opened}>
          <HelpButton />
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((item) => (
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
