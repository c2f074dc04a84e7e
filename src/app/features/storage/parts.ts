import { lazyPart } from '../../kit/lazy-part.tsx';

export const SavePanel = lazyPart('The save status', async () => (await import('./SavePanel.tsx')).SavePanel);

export const OtherTab = lazyPart(
  'A message about another tab',
  async () => (await import('./OtherTab.tsx')).OtherTab,
);
