import type { BoardView } from './board-view.ts';

const KEYS: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'fit'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'fit',
};

/** Keys taken here go no further, so that a table of commands with the same keys does not do them twice. */
export function listenToKeys(element: HTMLElement, view: BoardView): () => void {
  function press(event: KeyboardEvent) {
    const action = KEYS[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    view[action]();
  }
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
}
