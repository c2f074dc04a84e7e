import type { BoardView } from '../view/board-view.ts';
import { pixelRatio, watchPixelRatio } from './pixel-ratio.ts';

/** Tells the view the size of the element, and the device pixels, now and whenever they change. */
export function followSize(element: HTMLElement, view: BoardView): () => void {
  let size = { width: element.clientWidth, height: element.clientHeight };
  const measure = () => view.resize(size, pixelRatio());
  // Unlike the size of a bounding box, it is not touched by transforms; unlike `clientWidth`, it is not rounded.
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    size = { width: entry.contentRect.width, height: entry.contentRect.height };
    measure();
  });
  observer.observe(element);
  measure();
  const stopWatching = watchPixelRatio(measure);
  return () => {
    observer.disconnect();
    stopWatching();
  };
}
