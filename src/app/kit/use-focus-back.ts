import { useEffect, useRef } from 'react';
import { focusBoard, isFocusLost } from './focus-board.ts';

/**
 * Gives the focus back to where it was when a dialog opened, or else to the board, once the dialog is closed. For
 * dialogs that are taken off the page at once; others do it themselves.
 */
export function useFocusBack(opened: boolean): void {
  const before = useRef<Element | null>(null);
  const frame = useRef(0);
  useEffect(() => {
    if (!opened) return;
    // One that follows another goes back to where the first was opened.
    cancelAnimationFrame(frame.current);
    before.current ??= document.activeElement;
    return () => {
      frame.current = requestAnimationFrame(() => {
        if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
        if (isFocusLost()) focusBoard();
        before.current = null;
      });
    };
  }, [opened]);
}
