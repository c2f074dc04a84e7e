import { lazyPart } from '../../kit/lazy-part.tsx';

export const HistoryPanel = lazyPart(
  'The history',
  async () => (await import('./HistoryPanel.tsx')).HistoryPanel,
);
