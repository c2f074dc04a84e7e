import type { Point } from '../../engine/hex/plane.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { thirdToPoint } from '../../engine/segment/vertex.ts';
import { traceBorders } from '../picture/border.ts';

/** The rise of a roof over a point of the plane, in side lengths. */
export type RoofField = (point: Point) => number;

/** Most segments under a roof: its rise at each of them is a search through the whole border. */
const MAX_ROOFED = 200;

/** Farthest distance from the border at which a roof still rises, in side lengths. */
const FARTHEST = 0.9;

/**
 * A hipped roof over connected segments: it rises with the distance from the border. `undefined` when the area is too
 * large for a roof.
 */
export function roofField(segments: readonly Segment[], slope: number): RoofField | undefined {
  if (segments.length > MAX_ROOFED) return undefined;
  const sides = traceBorders(segments).flatMap((loop) =>
    loop.map(({ from, to }) => ({ from: thirdToPoint(from), to: thirdToPoint(to) })),
  );
  return (point) => {
    let least = FARTHEST;
    for (const { from, to } of sides) least = Math.min(least, distanceToSide(point, from, to));
    // Corners at the border lie on it exactly, whatever the sums of roots say.
    return least < 1e-6 ? 0 : slope * least;
  };
}

/** Distance from a point to the line from → to, which is one side length long. */
function distanceToSide({ x, y }: Point, from: Point, to: Point): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const share = Math.max(0, Math.min(1, (x - from.x) * alongX + (y - from.y) * alongY));
  const [dx, dy] = [x - from.x - share * alongX, y - from.y - share * alongY];
  return Math.sqrt(dx * dx + dy * dy);
}
