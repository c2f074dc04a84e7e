import { mapBend } from '../../src/app/cityview/map/map-bend.ts';
import { toThirds } from '../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../src/engine/segment/vertex.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';

/** The place of a board on its page, and its camera by the board's attributes, all in CSS pixels. */
export interface BoardView {
  readonly left: number;
  readonly top: number;
  /** Length of the side of a hex. */
  readonly scale: number;
  /** The center of hex 0, 0 from the board's corner. */
  readonly originX: number;
  readonly originY: number;
  /** The seed by which the board is bent; none when empty. */
  readonly bend?: string | undefined;
}

/** The center of a segment in CSS pixels of the page. */
export function segmentPixel(view: BoardView, segment: Segment): { x: number; y: number } {
  const { x, y } = thirdToPoint(toThirds(segment));
  const center = view.bend ? mapBend(Number(view.bend)).bent({ x, y }) : { x, y };
  return {
    x: view.left + view.originX + view.scale * center.x,
    y: view.top + view.originY + view.scale * center.y,
  };
}
