import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import type { Third } from '../../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';

/** Keys held during a pointer event. */
export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control, or Command on a Mac. */
  readonly control: boolean;
}

/** A pointer on the board. */
export interface BoardPointer {
  /** The segment under it. */
  readonly segment: Segment;
  /** The vertex of that segment that is nearest: the middle of the tile that is meant. */
  readonly vertex: Third;
  /** In side lengths, relative to the center of hex (0, 0). */
  readonly point: Point;
  readonly pointerType: 'mouse' | 'pen' | 'touch';
  /** The button that a press began with; of a hover the primary one. */
  readonly button: 'primary' | 'secondary';
  /** Whether it is the eraser of a pen. It presses as the secondary button, and erases whatever tool is in hand. */
  readonly isEraser?: boolean;
  /** Bits of the buttons held, as in the DOM. */
  readonly buttons: number;
  readonly modifiers: Modifiers;
}

/** The vertex of a segment that is nearest to a point. */
export function nearestVertex(segment: Segment, { x, y }: Point): Third {
  const vertices = segmentVertices(segment);
  // Of equally near ones the hex center, which comes first.
  let nearest = vertices[0];
  let least = Infinity;
  for (const vertex of vertices) {
    const at = thirdToPoint(vertex);
    const square = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (square < least - 1e-9) [nearest, least] = [vertex, square];
  }
  return nearest;
}

/** The state of a pointer besides its place. */
export type PointerState = Omit<BoardPointer, 'segment' | 'vertex' | 'point'>;

/** A pointer at a point of the plane. */
export function pointerAt(
  point: Point,
  state: PointerState,
  segment: Segment = segmentAt(point.x, point.y),
): BoardPointer {
  return { segment, vertex: nearestVertex(segment, point), point, ...state };
}

/** The center of a segment, in side lengths. */
export function segmentCenter(segment: Segment): Point {
  const [, first, second] = segmentVertices(segment).map(thirdToPoint);
  const center = hexCenter(segment);
  return { x: (center.x + first!.x + second!.x) / 3, y: (center.y + first!.y + second!.y) / 3 };
}
