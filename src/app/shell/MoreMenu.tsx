import { ActionIcon, Menu, useComputedColorScheme } from '@mantine/core';
import { Ellipsis, Moon, Sun } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { colorsCommand } from './app-commands.ts';
import { isEnabled, type Command } from '../contrib/command.ts';
import { watchCommandTable } from '../contrib/command-table.ts';
import buttonClasses from '../contrib/HeaderButton.module.css';
import { menuItems } from '../contrib/registry.ts';
import { useCommandRunner } from '../contrib/runner.tsx';
import { useAppStore } from '../store/context.tsx';
import * as firstWords from './first-words.ts';
import * as words from './words.ts';

/** The menu of the buttons that a narrow header has no room for. */
export function MoreMenu() {
  const store = useAppStore();
  const [isOpen, setIsOpen] = useState(false);
  const isLight = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'light';
  const items = useSyncExternalStore(watchCommandTable, menuItems);
  const offered = items.filter(({ command }) => isEnabled(command, store.getState()));
  return (
    <Menu position="bottom-end" width={250} opened={isOpen} onChange={setIsOpen}>
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
        {offered.map(({ command, Icon }) => (
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
