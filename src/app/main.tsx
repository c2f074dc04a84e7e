import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <h1>Sixfold</h1>
  </StrictMode>,
);
