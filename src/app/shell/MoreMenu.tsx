import { ActionIcon, Menu, useComputedColorScheme } from '@mantine/core';
import { Ellipsis, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { colorsCommand } from './app-commands.ts';
import type { Command } from '../contrib/command.ts';
import { watchCommandTable } from '../contrib/command-table.ts';
import buttonClasses from '../contrib/HeaderButton.module.css';
import { menuItems } from '../contrib/registry.ts';
import { useCommandRunner } from '../contrib/runner.tsx';
import * as firstWords from './first-words.ts';
import * as words from './words.ts';

/** The menu of the buttons that a narrow header has no room for. */
export function MoreMenu() {
  const isLight = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'light';
  const items = useSyncExternalStore(watchCommandTable, menuItems);
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon
          className={buttonClasses.button ?? ''}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={words.more}
          data-tour="more"
        >
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ command, Icon }) => (
          <Item key={command.id} command={command} icon={<Icon size={16} />} />
        ))}
        <Item
          command={colorsCommand}
          name={firstWords.switchColors(isLight ? 'dark' : 'light')}
          icon={isLight ? <Moon size={16} /> : <Sun size={16} />}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ItemProps {
  readonly command: Command;
  readonly name?: string;
  readonly icon: ReactNode;
}

function Item({ command, name = command.name, icon }: ItemProps) {
  const run = useCommandRunner();
  return (
    <Menu.Item py={10} leftSection={icon} onClick={() => run(command)}>
      {name}
    </Menu.Item>
  );
}
