import { ActionIcon, Tabs, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { CircleHelp, Moon, Redo2, Sun, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyLabel, isEnabled } from '../commands/command.ts';
import { redoCommand, shortcutsCommand, undoCommand } from '../commands/commands.ts';
import { useCommandRunner } from '../commands/runner.tsx';
import { FileMenus } from '../files/FileMenus.tsx';
import { setSession } from '../store/store.ts';
import type { Workspace } from '../store/session.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import classes from './Header.module.css';
import { Mark } from './Mark.tsx';

export function Header() {
  const store = useAppStore();
  const run = useCommandRunner();
  const workspace = useApp((state) => state.session.workspace);
  return (
    <header className={classes.header}>
      <div className={classes.brand}>
        <Mark />
        <h1 className={classes.name}>Sixfold</h1>
      </div>
      <Tabs
        value={workspace}
        onChange={(value) => setSession(store, { workspace: value as Workspace })}
        variant="pills"
        className={classes.tabs}
      >
        <Tabs.List aria-label="Workspace" className={classes.list}>
          <Tabs.Tab value="schematics" className={classes.tab}>
            Schematics
          </Tabs.Tab>
          <Tabs.Tab value="city" className={classes.tab}>
            City
          </Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <HistoryButtons />
      <div className={classes.space} />
      <FileMenus />
      <ThemeButton />
      <HeaderButton
        label={shortcutsCommand.name}
        hint={keyLabel(shortcutsCommand.keys[0]!)}
        className={classes.shortcuts}
        onClick={() => run(shortcutsCommand)}
      >
        <CircleHelp size={18} />
      </HeaderButton>
    </header>
  );
}

function HistoryButtons() {
  const run = useCommandRunner();
  const canUndo = useApp((state) => isEnabled(undoCommand, state));
  const canRedo = useApp((state) => isEnabled(redoCommand, state));
  const last = useApp((state) => state.timeline.past.at(-1)?.label);
  const next = useApp((state) => state.timeline.future.at(-1)?.label);
  return (
    <div className={classes.history}>
      <HeaderButton
        label="Undo"
        hint={`${last ? `“${last}” · ` : ''}${keyLabel('mod+z')}`}
        disabled={!canUndo}
        onClick={() => run(undoCommand)}
      >
        <Undo2 size={18} />
      </HeaderButton>
      <HeaderButton
        label="Redo"
        hint={`${next ? `“${next}” · ` : ''}${keyLabel('mod+shift+z')}`}
        disabled={!canRedo}
        onClick={() => run(redoCommand)}
      >
        <Redo2 size={18} />
      </HeaderButton>
    </div>
  );
}

function ThemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <HeaderButton label={`Switch to ${other} colors`} onClick={() => setColorScheme(other)}>
      {scheme === 'light' ? <Moon size={18} /> : <Sun size={18} />}
    </HeaderButton>
  );
}

interface HeaderButtonProps {
  readonly label: string;
  /** What the tooltip says behind the name. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function HeaderButton({ label, hint, disabled = false, className, onClick, children }: HeaderButtonProps) {
  return (
    <Tooltip label={hint ? `${label} · ${hint}` : label}>
      <ActionIcon
        className={[classes.button, className].filter(Boolean).join(' ')}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
