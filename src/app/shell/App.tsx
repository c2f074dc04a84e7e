import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { focusBoard } from '../kit/focus-board.ts';
import { preloadParts } from '../contrib/load-parts.ts';
import { CommandRunner } from '../contrib/runner.tsx';
import { Filled } from '../contrib/slot.tsx';
import { OWN_WORK, PAGE_BANNERS, PAGE_DIALOGS } from '../contrib/slots.ts';
import { ViewingGuard } from './ViewingGuard.tsx';
import { viewings } from '../store/viewing.ts';
import { StoreProvider, useApp } from '../store/context.tsx';
import { OwnWorkProvider, type OwnWork } from '../store/own-work.tsx';
import classes from './App.module.css';
import { CrashGuard } from './CrashGuard.tsx';
import { Header } from './Header.tsx';
import { PanelDock } from './PanelDock.tsx';
import { Notices, TooltipLayer } from './shell-parts.ts';
import { theme } from '../kit/theme.ts';
import * as words from './first-words.ts';

interface AppProps {
  readonly work: OwnWork;
}

export function App({ work }: AppProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <OwnWorkProvider work={work}>
        <Notices />
        <TooltipLayer />
        <Workplace work={work} />
      </OwnWorkProvider>
    </MantineProvider>
  );
}

/** The user's own work or, over it, a view with a store of its own. */
function Workplace({ work }: AppProps) {
  const viewing = useStore(viewings, (state) => state.viewing);
  if (viewing?.store)
    return (
      <StoreProvider key={viewing.id} store={viewing.store}>
        <CommandRunner>
          <ViewingGuard>
            <Page />
          </ViewingGuard>
        </CommandRunner>
      </StoreProvider>
    );
  return (
    <CrashGuard work={work}>
      <StoreProvider store={work.store}>
        <CommandRunner>
          <Page />
          {!viewing?.isAwaited && <Filled slot={OWN_WORK} />}
        </CommandRunner>
      </StoreProvider>
    </CrashGuard>
  );
}

function Page() {
  const workspace = useApp((state) => state.session.workspace);
  useEffect(preloadParts, []);
  return (
    <div className={classes.page}>
      <button type="button" className={classes.skip} onClick={focusBoard}>
        {words.skipToBoard}
      </button>
      <Header />
      <Filled slot={PAGE_BANNERS} />
      <PanelDock key={workspace} workspace={workspace} />
      <Filled slot={PAGE_DIALOGS} />
    </div>
  );
}
