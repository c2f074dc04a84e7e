import type { BoardView } from '../../view/board-view.ts';
import { wheelZooms } from '../wheel-preference.ts';

/** CSS pixels per line, and how far one event may zoom: wheels report 100 and more at a time, touchpads few. */
const LINE = 16;
const MOST_ZOOM = 24;

/**
 * The wheel pans, as far as the edge of the board; with Control, and from the pinch of a touchpad, it zooms about the
 * pointer. Where the user wants it to zoom, it does so by itself, and pans sideways with Shift. `box` is that of the board.
 */
export function turnWheel(event: WheelEvent, box: DOMRect, view: BoardView): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  const page = event.deltaMode === WheelEvent.DOM_DELTA_PAGE;
  const x = event.deltaX * (page ? box.width : unit);
  const y = event.deltaY * (page ? box.height : unit);
  const zooms = event.ctrlKey || event.metaKey || (wheelZooms.get() && !event.shiftKey && y !== 0);
  if (zooms) {
    const zoom = Math.max(-MOST_ZOOM, Math.min(MOST_ZOOM, y));
    view.zoom(Math.exp(-zoom / 100), { x: event.clientX - box.left, y: event.clientY - box.top });
  } else if (event.shiftKey && x === 0) view.scroll(-y, 0);
  else view.scroll(-x, -y);
}
