import { Tabs, useComputedColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CircleHelp, Moon, Search, Sun } from 'lucide-react';
import { useStore } from 'zustand';
import { colorsCommand } from './app-commands.ts';
import { commandsCommand, shortcutsCommand } from '../features/palette/palette-commands.ts';
import { ShareButton } from '../features/share/ShareButton.tsx';
import { viewings } from '../features/share/viewing.ts';
import { setSession } from '../store/store.ts';
import type { Workspace } from '../store/session.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import classes from './Header.module.css';
import { Mark } from '../kit/Mark.tsx';
import { HeaderButton } from '../contrib/HeaderButton.tsx';
import { Filled } from '../contrib/slot.tsx';
import { HEADER_HISTORY } from '../contrib/slots.ts';
import { FileMenus, MoreMenu, SaveStatus } from './parts.tsx';

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
      <div className={classes.history}>
        <Filled slot={HEADER_HISTORY} />
      </div>
      {isSaved && <SaveStatus />}
      <div className={classes.space} />
      {!isNarrow && <ShareButton />}
      <FileMenus />
      {isNarrow ? (
        <MoreMenu />
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

function ThemeButton() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <HeaderButton command={colorsCommand} label={`Switch to ${other} colors`}>
      {scheme === 'light' ? <Moon size={18} /> : <Sun size={18} />}
    </HeaderButton>
  );
}
