import type { BoardView } from '../../view/board-view.ts';
import { turnWheel } from './wheel.ts';

/**
 * Lets the wheel turn the board over the bars that float on it, too, except where a bar scrolls that way itself.
 *
 * @param frame of the board and its bars
 * @returns what ends it
 */
export function turnWheelOverBars(frame: HTMLElement, view: BoardView): () => void {
  const turn = (event: WheelEvent) => {
    // The board itself has taken it already.
    if (event.defaultPrevented || isScrolledBy(event, frame)) return;
    turnWheel(event, frame.getBoundingClientRect(), view);
  };
  frame.addEventListener('wheel', turn, { passive: false });
  return () => frame.removeEventListener('wheel', turn);
}

/** Whether something between the pointer and a frame around it scrolls in the direction of the wheel. */
function isScrolledBy({ target, ctrlKey, metaKey, shiftKey, deltaX, deltaY }: WheelEvent, frame: Element) {
  if (ctrlKey || metaKey) return false;
  const isAcross = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
  let element = target instanceof Element ? target : null;
  for (; element && element !== frame; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isLonger = isAcross
      ? element.scrollWidth > element.clientWidth
      : element.scrollHeight > element.clientHeight;
    if (isLonger && /auto|scroll/.test(isAcross ? overflowX : overflowY)) return true;
  }
  return false;
}
