import type { BoardView } from '../../view/board-view.ts';

/** CSS pixels per line, and how far one event may zoom: wheels report 100 and more at a time, touchpads few. */
const LINE = 16;
const MOST_ZOOM = 24;

/** The wheel pans; with Control, and from the pinch of a touchpad, it zooms about the pointer. `box` is that of the board. */
export function turnWheel(event: WheelEvent, box: DOMRect, view: BoardView): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  const page = event.deltaMode === WheelEvent.DOM_DELTA_PAGE;
  const x = event.deltaX * (page ? box.width : unit);
  const y = event.deltaY * (page ? box.height : unit);
  if (event.ctrlKey || event.metaKey) {
    const zoom = Math.max(-MOST_ZOOM, Math.min(MOST_ZOOM, y));
    view.zoom(Math.exp(-zoom / 100), { x: event.clientX - box.left, y: event.clientY - box.top });
  } else if (event.shiftKey && x === 0) view.pan(-y, 0);
  else view.pan(-x, -y);
}
