import { useRef, useState, type FocusEvent } from 'react';
import { focusBoard, isFocusLost } from '../../kit/focus-board.ts';
import { rowOf } from './row-of.ts';

/** Which cell of the list has the focus, or had it last, and how to give it to another one. */
export function useListCursor() {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState({ id: '', column: 0 });
  // Letters are commands for who clicked an entry and goes on with the board, and a name for who came by key.
  const byKey = useRef(false);
  const focus = (id: string, column = 0) => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-column="${column}"]`);
    (cell?.querySelector<HTMLElement>('input,button') ?? cell)?.focus();
  };
  return {
    grid,
    current,
    focus,
    /** Whether who is here came by key. */
    cameByKey: () => byKey.current,
    noteKey() {
      byKey.current = true;
    },
    /** Once what was done is on the page; the board, when the entry is not there and what had the focus is gone. */
    focusSoon: (id: string | null) => {
      requestAnimationFrame(() => {
        if (id !== null) focus(id);
        if (isFocusLost()) focusBoard();
      });
    },
    /** Gives the entry the focus again, where it was in it, once what had it is gone. */
    focusIfLost: (id: string) => {
      requestAnimationFrame(() => {
        if (isFocusLost()) focus(id, current.id === id ? current.column : 0);
        if (isFocusLost()) focusBoard();
      });
    },
    handlers: {
      onPointerDown() {
        byKey.current = false;
      },
      onFocus(event: FocusEvent) {
        const id = rowOf(event.target);
        if (id === null) return;
        if (event.target.matches(':focus-visible')) byKey.current = true;
        const cell = event.target.closest<HTMLElement>('[data-column]');
        setCurrent({ id, column: Number(cell?.dataset['column'] ?? 0) });
      },
    },
  };
}

export type ListCursor = ReturnType<typeof useListCursor>;
