import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_HISTORY } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { HistoryPanel } from './lazy-history-panel.ts';
import * as words from './first-words.ts';

const HistoryButton = lazyPart(words.part, async () => (await import('./HistoryButton.tsx')).HistoryButton);

/** Undo, redo and the list of steps. */
export const history: Feature = {
  id: 'history',
  commands: () => import('./commands.ts'),
  fills: [fill(HEADER_HISTORY, 10, HistoryButtons), fill(HEADER_HISTORY, 20, HistoryButton)],
  firstParts: [HistoryButton],
  parts: [HistoryPanel],
};
