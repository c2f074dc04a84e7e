import { useMemo } from 'react';
import { useClipboardEvents } from '../../board/input/clipboard-events.ts';
import { tellProblem } from '../../kit/tell.ts';
import { useAppStore } from '../../store/context.tsx';
import { copiedText, pasteOutside } from './clipboard.ts';
import { removeSelected } from './selection-edits.ts';
import { citySelection } from '../../cityview/selection-slice.ts';

function tell(problem: string | null): void {
  if (problem !== null) tellProblem(problem);
}

/** Copies, cuts and pastes placements of the city. */
export function useCityClipboard(): void {
  const store = useAppStore();
  const handlers = useMemo(
    () => ({
      copied: () => copiedText(store),
      canCut: () => citySelection.of(store.getState()).ids.length > 0,
      cut: () => tell(removeSelected(store, 'Cut')),
      paste: (text: string) => pasteOutside(store, text, tell),
    }),
    [store],
  );
  useClipboardEvents(handlers);
}
