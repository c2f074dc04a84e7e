import { MantineProvider } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { CityWorkspace } from '../city/CityWorkspace.tsx';
import { CommandRunner } from '../commands/runner.tsx';
import { SchematicsWorkspace } from '../schematics/SchematicsWorkspace.tsx';
import { StoreProvider, useApp } from '../store/context.tsx';
import type { AppStore } from '../store/store.ts';
import classes from './App.module.css';
import { Header } from './Header.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { theme } from './theme.ts';

export function App({ store }: { readonly store: AppStore }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <StoreProvider store={store}>
        <CommandRunner>
          <Notifications position="bottom-center" />
          <Page />
        </CommandRunner>
      </StoreProvider>
    </MantineProvider>
  );
}

function Page() {
  const workspace = useApp((state) => state.session.workspace);
  const [help, { open, close }] = useDisclosure(false);
  return (
    <div className={classes.page}>
      <Header onHelp={open} />
      {workspace === 'schematics' ? <SchematicsWorkspace /> : <CityWorkspace />}
      <ShortcutsDialog opened={help} onClose={close} />
    </div>
  );
}
