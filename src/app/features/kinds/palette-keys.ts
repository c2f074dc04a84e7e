import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppStore } from '../../store/context.tsx';
import { openKindDialog } from './kind-dialog.ts';

/** Steps through a grid by key: along its row, and from row to row. */
const STEPS: Readonly<Record<string, 'before' | 'after' | 'above' | 'below'>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
};

/**
 * Handles the keys in a grid of swatches: arrows walk, with Alt they move the kind; F2 edits the kind, Delete deletes
 * it. A swatch names its kind by `data-kind`.
 */
export function usePaletteKeys(
  grid: RefObject<HTMLElement | null>,
  onMove: (id: string, steps: number) => void,
): (event: KeyboardEvent) => void {
  const store = useAppStore();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !grid.current) return;
    const buttons = [...grid.current.querySelectorAll<HTMLElement>('button')];
    const at = buttons.findIndex((button) => button === event.target);
    if (at < 0) return;
    const id = buttons[at]!.dataset['kind'];
    const step = STEPS[event.key];
    const steps =
      step && { before: -1, after: 1, above: -columnsOf(buttons), below: columnsOf(buttons) }[step];
    if (steps !== undefined) {
      event.preventDefault();
      if (!event.altKey) nextFound(buttons, at, steps)?.focus();
      else if (id !== undefined) {
        // A swatch that comes to stand elsewhere loses the focus.
        flushSync(() => onMove(id, steps));
        buttons[at]!.focus();
      }
    } else if (id !== undefined && !event.altKey && (event.key === 'F2' || event.key === 'Delete')) {
      event.preventDefault();
      openKindDialog(store, { kind: event.key === 'F2' ? 'edit' : 'delete', id });
    }
  };
}

/**
 * The swatch to which an arrow leads: `steps` on, or further in that direction where the search did not find it, at last
 * the nearest in that direction.
 */
function nextFound(buttons: readonly HTMLElement[], at: number, steps: number): HTMLElement | undefined {
  const isFound = (index: number) => buttons[index] !== undefined && !buttons[index].inert;
  for (let index = at + steps; index >= 0 && index < buttons.length; index += steps)
    if (isFound(index)) return buttons[index];
  for (let index = at + steps; index >= 0 && index < buttons.length; index += Math.sign(steps))
    if (isFound(index)) return buttons[index];
  return undefined;
}

/** How many stand in the first row. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const [first] = buttons;
  const second = buttons.findIndex((button) => button.offsetTop > first!.offsetTop);
  return second < 0 ? buttons.length : second;
}
