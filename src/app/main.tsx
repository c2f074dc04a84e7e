import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import './shell/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptTheme } from './kit/adopt-theme.ts';
import { registerFeatures } from './contrib/registry.ts';
import { loadGroundDrawing } from './cityview/ground-drawing.ts';
import { App } from './shell/App.tsx';
import { FEATURES } from './shell/features.ts';
import { whenIdle } from './kit/idle.ts';
import { theme } from './kit/theme.ts';
import { setTrustedTypes } from './kit/trusted-types.ts';
import { keepInstallPrompt } from './features/offline/install-prompt.ts';
import { followLinks } from './features/share/address.ts';
import { SavingProvider } from './features/storage/context.tsx';
import { ownWorkOf } from './features/storage/own-work.ts';
import { Saving } from './features/storage/saving.ts';
import { resumeSession } from './features/storage/session-record.ts';
import { createAppStore } from './store/store.ts';

/** Milliseconds after the first page by which it is ready for the next visit, however busy it is. */
const SOON = 10_000;

async function start(): Promise<void> {
  setTrustedTypes();
  keepInstallPrompt();
  // The page does not wait for it, but it mostly comes before the city does: then the city is painted once.
  void loadGroundDrawing();
  adoptTheme(theme);
  registerFeatures(FEATURES);
  // It comes while the stored work is looked up: a first visit has none.
  const builtIn = import('./document/builtin/built-in-document.ts');
  builtIn.catch(() => {});
  const saving = new Saving();
  const { document: stored, timeline, session } = await saving.open();
  const document = stored ?? (await builtIn).builtInDocument();
  const store = createAppStore(document);
  store.setState((state) => ({ timeline, session: resumeSession(state.session, session, document) }));
  saving.follow(store);
  followLinks();
  createRoot(window.document.getElementById('root')!).render(
    <StrictMode>
      <SavingProvider saving={saving}>
        <App work={ownWorkOf(store, saving)} />
      </SavingProvider>
    </StrictMode>,
  );
  whenIdle(() => {
    void import('./features/offline/start-offline.ts').then(({ startOffline }) => startOffline(store));
  }, SOON);
}

void start();
