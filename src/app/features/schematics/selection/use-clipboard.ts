import { useMemo } from 'react';
import type { Hex } from '../../../../engine/hex/hex.ts';
import { useClipboardEvents } from '../../../board/input/clipboard-events.ts';
import { useAppStore } from '../../../store/context.tsx';
import { copiedText, pasteOutside } from './clipboard.ts';
import { currentSelection, deleteSelection } from './selection-edits.ts';

/**
 * Copies, cuts and pastes on the board of schematics.
 *
 * @param pasteAt the hex that the center of what is pasted is laid on
 * @param say tells the user what came of it
 */
export function useClipboard(pasteAt: () => Hex, say: (message: string | null) => void): void {
  const store = useAppStore();
  const handlers = useMemo(
    () => ({
      copied: () => copiedText(store.getState()),
      canCut: () => currentSelection(store.getState()) !== null,
      cut: () => deleteSelection(store, 'Cut'),
      paste: (text: string) => pasteOutside(store, text, pasteAt(), say),
    }),
    [store, pasteAt, say],
  );
  useClipboardEvents(handlers);
}
