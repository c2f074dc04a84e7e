import { useEffect, useRef, type KeyboardEvent } from 'react';
import { focusBoard } from '../kit/focus-board.ts';
import { useAppStore } from './context.tsx';
import { beginGesture, cancelGesture, labelGesture } from './store.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The event handlers of a field. */
export interface FieldVisit {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<Field>) => void;
}

/**
 * Makes the typing of one visit to a field one step to undo. Escape takes the step back; Enter ends the visit, but for
 * a field of several lines. Both lead to the board, so that keys go on where the eyes are.
 *
 * @param label of the step, which may change with what is typed
 */
export function useFieldVisit(label: string): FieldVisit {
  const store = useAppStore();
  const end = useRef(() => {});
  const visit = useRef<symbol | null>(null);
  useEffect(() => {
    if (visit.current) labelGesture(store, visit.current, label);
  }, [store, label]);
  return {
    onFocus() {
      end.current = beginGesture(store, label);
      visit.current = store.getState().gesture!.key;
    },
    onBlur() {
      end.current();
    },
    onKeyDown(event: KeyboardEvent<Field>) {
      const { key, currentTarget } = event;
      if (key === 'Escape') cancelGesture(store);
      if (key === 'Escape' || (key === 'Enter' && currentTarget instanceof HTMLInputElement))
        leave(currentTarget);
    },
  };
}

function leave(field: Field): void {
  focusBoard();
  // There may be no board.
  field.blur();
}
