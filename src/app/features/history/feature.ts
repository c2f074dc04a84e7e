import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_HISTORY } from '../../contrib/slots.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { HistoryButton, HistoryPanel } from './parts.tsx';

/** Undo, redo and the list of steps. */
export const history: Feature = {
  id: 'history',
  commands: () => import('./commands.ts'),
  fills: [fill(HEADER_HISTORY, 10, HistoryButtons), fill(HEADER_HISTORY, 20, HistoryButton)],
  firstParts: [HistoryButton],
  parts: [HistoryPanel],
};
