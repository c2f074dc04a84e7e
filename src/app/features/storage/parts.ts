import { lazyPart } from '../../kit/lazy-part.tsx';

export const SavePanel = lazyPart(
  'What there is to say of saving',
  async () => (await import('./SavePanel.tsx')).SavePanel,
);

export const OtherTab = lazyPart(
  'A message about another tab',
  async () => (await import('./OtherTab.tsx')).OtherTab,
);
