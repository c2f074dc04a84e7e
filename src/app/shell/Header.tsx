import { ActionIcon, Tabs, Tooltip, useComputedColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CircleHelp, Moon, Redo2, Search, Sun, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { colorsCommand, commandsCommand, shortcutsCommand } from './app-commands.ts';
import { useKeyHint } from '../contrib/bound-keys.ts';
import { isEnabled, type Command } from '../contrib/command.ts';
import { redoCommand, undoCommand } from '../features/history/history-commands.ts';
import { useCommandRunner } from '../contrib/runner.tsx';
import { ShareButton } from '../features/share/ShareButton.tsx';
import { viewings } from '../features/share/viewing.ts';
import { setSession } from '../store/store.ts';
import type { Workspace } from '../store/session.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import classes from './Header.module.css';
import { Mark } from '../kit/Mark.tsx';
import { FileMenus, HistoryButton, MoreMenu, SaveStatus } from './parts.tsx';

export function Header() {
  const store = useAppStore();
  const workspace = useApp((state) => state.session.workspace);
  const isNarrow = useMediaQuery('(max-width: 479px)', false, { getInitialValueInEffect: false });
  const isSaved = useStore(viewings, ({ viewing }) => !('store' in viewing));
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
      {isSaved && <SaveStatus />}
      <div className={classes.space} />
      {!isNarrow && <ShareButton />}
      <FileMenus />
      {isNarrow ? (
        <MoreMenu className={classes.button} />
      ) : (
        <>
          <ThemeButton />
          <HeaderButton command={commandsCommand}>
            <Search size={18} />
          </HeaderButton>
          <HeaderButton command={shortcutsCommand}>
            <CircleHelp size={18} />
          </HeaderButton>
        </>
      )}
    </header>
  );
}

function HistoryButtons() {
  const canUndo = useApp((state) => isEnabled(undoCommand, state));
  const canRedo = useApp((state) => isEnabled(redoCommand, state));
  const last = useApp(
    ({ underWay, gesture, timeline }) =>
      (underWay.at(-1) ?? (gesture?.parts ? gesture : timeline.last))?.label,
  );
  const next = useApp((state) => state.timeline.next?.label);
  return (
    <div className={classes.history}>
      <HeaderButton command={undoCommand} {...(last !== undefined && { what: last })} disabled={!canUndo}>
        <Undo2 size={18} />
      </HeaderButton>
      <HeaderButton command={redoCommand} {...(next !== undefined && { what: next })} disabled={!canRedo}>
        <Redo2 size={18} />
      </HeaderButton>
      <HistoryButton className={classes.button} />
    </div>
  );
}

function ThemeButton() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <HeaderButton command={colorsCommand} label={`Switch to ${other} colors`}>
      {scheme === 'light' ? <Moon size={18} /> : <Sun size={18} />}
    </HeaderButton>
  );
}

interface HeaderButtonProps {
  readonly command: Command;
  /** What it is called here, if not by the name of the command. */
  readonly label?: string;
  /** What it is done to, for the tooltip. */
  readonly what?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

function HeaderButton({
  command,
  label = command.name,
  what,
  disabled = false,
  children,
}: HeaderButtonProps) {
  const run = useCommandRunner();
  const { label: key, attributes } = useKeyHint(command);
  return (
    <Tooltip label={[label, what && `“${what}”`, key].filter(Boolean).join(' · ')} multiline maw={320}>
      <ActionIcon
        {...(classes.button && { className: classes.button })}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        {...attributes}
        disabled={disabled}
        onClick={() => run(command)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
