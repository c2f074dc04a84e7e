import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { CityWorkspace } from '../features/city-board/CityWorkspace.tsx';
import { focusBoard } from '../kit/focus-board.ts';
import { preloadParts } from '../contrib/load-parts.ts';
import { CommandRunner } from '../contrib/runner.tsx';
import { Filled } from '../contrib/slot.tsx';
import { OWN_WORK, PAGE_BANNERS, PAGE_DIALOGS } from '../contrib/slots.ts';
import { SharedGuard } from './ViewingGuard.tsx';
import { viewings } from '../store/viewing.ts';
import { SavingProvider } from '../features/storage/context.tsx';
import type { Saving } from '../features/storage/saving.ts';
import { StoreProvider, useApp } from '../store/context.tsx';
import type { AppStore } from '../store/store.ts';
import classes from './App.module.css';
import { CrashGuard } from './CrashGuard.tsx';
import { Header } from './Header.tsx';
import { SchematicsWorkspace } from './parts.tsx';
import { Notices } from './shell-parts.ts';
import { theme } from '../kit/theme.ts';

interface AppProps {
  readonly store: AppStore;
  readonly saving: Saving;
}

export function App({ store, saving }: AppProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SavingProvider saving={saving}>
        <Notices />
        <Workplace store={store} saving={saving} />
      </SavingProvider>
    </MantineProvider>
  );
}

/** The user's own work or, over it, a shared city or an earlier version in a store of its own. */
function Workplace({ store, saving }: AppProps) {
  const viewing = useStore(viewings, (state) => state.viewing);
  if (viewing.kind === 'shown' || viewing.kind === 'earlier')
    return (
      <StoreProvider key={`${viewing.kind} ${viewing.id}`} store={viewing.store}>
        <CommandRunner>
          <SharedGuard>
            <Page mine={store} />
          </SharedGuard>
        </CommandRunner>
      </StoreProvider>
    );
  return (
    <CrashGuard store={store} saving={saving}>
      <StoreProvider store={store}>
        <CommandRunner>
          <Page mine={store} />
          {(viewing.kind === 'none' || viewing.kind === 'refused' || viewing.kind === 'broken') && (
            <Filled slot={OWN_WORK} />
          )}
        </CommandRunner>
      </StoreProvider>
    </CrashGuard>
  );
}

/** @param mine holds the user's own work, which may lie below what is on screen */
function Page({ mine }: { readonly mine: AppStore }) {
  const workspace = useApp((state) => state.session.workspace);
  useEffect(preloadParts, []);
  return (
    <div className={classes.page}>
      <button type="button" className={classes.skip} onClick={focusBoard}>
        Go to the board
      </button>
      <Header />
      <Filled slot={PAGE_BANNERS} mine={mine} />
      {workspace === 'schematics' ? <SchematicsWorkspace /> : <CityWorkspace />}
      <Filled slot={PAGE_DIALOGS} />
    </div>
  );
}
