import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './shell/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptTheme } from './shell/adopt-theme.ts';
import { App } from './shell/App.tsx';
import { theme } from './shell/theme.ts';
import { setTrustedTypes } from './shell/trusted-types.ts';
import { followLinks } from './share/address.ts';
import { Saving } from './storage/saving.ts';
import { resumeSession } from './storage/session-record.ts';
import { createAppStore } from './store/store.ts';

async function start(): Promise<void> {
  setTrustedTypes();
  adoptTheme(theme);
  const saving = new Saving();
  const { document: stored, timeline, session } = await saving.open();
  const document = stored ?? (await import('./builtin/built-in-document.ts')).builtInDocument();
  const store = createAppStore(document);
  store.setState((state) => ({ timeline, session: resumeSession(state.session, session, document) }));
  saving.follow(store);
  followLinks();
  createRoot(window.document.getElementById('root')!).render(
    <StrictMode>
      <App store={store} saving={saving} />
    </StrictMode>,
  );
}

void start();
