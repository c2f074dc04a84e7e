import { lazyPart } from '../../kit/lazy-part.tsx';

export const HistoryButton = lazyPart(
  'The history',
  async () => (await import('./HistoryButton.tsx')).HistoryButton,
);

export const HistoryPanel = lazyPart(
  'The history',
  async () => (await import('./HistoryPanel.tsx')).HistoryPanel,
);
