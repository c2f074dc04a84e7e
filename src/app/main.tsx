import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './shell/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { builtInLibrary, builtInRecipe } from './builtin/library.ts';
import { startDocument } from './builtin/start-document.ts';
import { App } from './shell/App.tsx';
import { createAppStore } from './store/store.ts';

const store = createAppStore(startDocument(builtInLibrary(), builtInRecipe()));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
