import { useMemo } from 'react';
import { useClipboardEvents } from '../../board/input/clipboard-events.ts';
import { tellProblem } from '../../kit/tell.ts';
import { useAppStore } from '../../store/context.tsx';
import { copiedText, pasteOutside } from './clipboard.ts';
import { removeSelected } from './selection-edits.ts';

function tell(problem: string | null): void {
  if (problem !== null) tellProblem(problem);
}

/** Copies, cuts and pastes placements of the city. */
export function useCityClipboard(): void {
  const store = useAppStore();
  const handlers = useMemo(
    () => ({
      copied: () => copiedText(store),
      canCut: () => store.getState().session.placements.length > 0,
      cut: () => tell(removeSelected(store, 'Cut')),
      paste: (text: string) => pasteOutside(store, text, tell),
    }),
    [store],
  );
  useClipboardEvents(handlers);
}
