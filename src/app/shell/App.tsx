import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { CityWorkspace } from '../city/CityWorkspace.tsx';
import { CommandRunner } from '../commands/runner.tsx';
import { SchematicsWorkspace } from '../schematics/SchematicsWorkspace.tsx';
import { StoreProvider, useApp, useAppStore } from '../store/context.tsx';
import { setSession, type AppStore } from '../store/store.ts';
import classes from './App.module.css';
import { CrashGuard } from './CrashGuard.tsx';
import { Header } from './Header.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { theme } from './theme.ts';

export function App({ store }: { readonly store: AppStore }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <StoreProvider store={store}>
        <CommandRunner>
          <Notifications position="bottom-center" />
          <CrashGuard store={store}>
            <Page />
          </CrashGuard>
        </CommandRunner>
      </StoreProvider>
    </MantineProvider>
  );
}

function Page() {
  const store = useAppStore();
  const workspace = useApp((state) => state.session.workspace);
  const shortcutsShown = useApp((state) => state.session.shortcutsShown);
  return (
    <div className={classes.page}>
      <button type="button" className={classes.skip} onClick={focusBoard}>
        Go to the board
      </button>
      <Header />
      {workspace === 'schematics' ? <SchematicsWorkspace /> : <CityWorkspace />}
      <ShortcutsDialog opened={shortcutsShown} onClose={() => setSession(store, { shortcutsShown: false })} />
    </div>
  );
}

/** Past all panels: the way there by Tab leads through the whole library. */
function focusBoard(): void {
  document.querySelector<HTMLElement>('[role="application"]')?.focus();
}
