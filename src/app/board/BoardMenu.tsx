import { Menu } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useKeyHint } from '../contrib/bound-keys.ts';
import { isEnabled } from '../contrib/command.ts';
import { useCommandRunner } from '../contrib/runner.tsx';
import { useCommand } from '../contrib/use-command.ts';
import type { Point } from '../../engine/hex/plane.ts';
import { focusBoardIfLost } from '../kit/focus-board.ts';
import { useApp } from '../store/context.tsx';
import classes from './BoardMenu.module.css';

/** The menu moves into the window both ways: on a phone it fits on no side of the pointer. */
const MIDDLEWARES = {
  shift: { crossAxis: true, padding: 5, limiter: { fn: ({ x, y }: Point) => ({ x, y }) } },
};

interface BoardMenuProps {
  /** The place of the menu in CSS pixels of the window. */
  readonly at: Point;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The context menu of a board, open. The board has the focus again when it goes. */
export function BoardMenu({ at, label, onClose, children }: BoardMenuProps) {
  useEffect(() => focusBoardIfLost, []);
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      position="right-start"
      middlewares={MIDDLEWARES}
      offset={2}
      width={264}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        {/* The place of the menu, and its name. */}
        <span
          className={classes.at}
          style={{ left: at.x, top: at.y }}
          aria-hidden="true"
          aria-label={label}
        />
      </Menu.Target>
      <Menu.Dropdown
        className={classes.menu ?? ''}
        aria-label={label}
        onContextMenu={(event) => event.preventDefault()}
      >
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

interface CommandItemProps {
  /** Id of the command. */
  readonly id: string;
  readonly name: string;
  readonly Icon: LucideIcon;
  /** Whether the command takes something away. */
  readonly isRemoval?: boolean;
}

/** An item of a context menu that runs a command, with its key. */
export function CommandItem({ id, name, Icon, isRemoval = false }: CommandItemProps) {
  const run = useCommandRunner();
  const command = useCommand(id);
  const isReady = useApp((state) => command !== undefined && isEnabled(command, state));
  const { label, attributes } = useKeyHint(id);
  return (
    <Menu.Item
      disabled={!isReady}
      leftSection={<Icon size={15} aria-hidden="true" />}
      rightSection={label !== undefined && <kbd className={classes.key}>{label}</kbd>}
      {...(isRemoval && { className: classes.removal ?? '' })}
      {...attributes}
      onClick={() => run(id)}
    >
      {name}
    </Menu.Item>
  );
}
