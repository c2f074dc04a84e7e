import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

export const HistoryPanel = lazyPart(
  words.part,
  async () => (await import('./HistoryPanel.tsx')).HistoryPanel,
);
