import type { Point } from '../../../engine/hex/plane.ts';

/** Side lengths that a lasso's points keep from one another. */
const LASSO_STEP = 0.15;

/** Whether a point lies within a closed line, by the number of its edges to the right of it. */
export function encloses(band: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  band.forEach((from, i) => {
    const to = band[(i + 1) % band.length]!;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      inside = !inside;
  });
  return inside;
}

export function rectangle(from: Point, to: Point): readonly Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

/** A lasso that goes on to a point; the same line while the point is too close to its last one. */
export function lassoTo(band: readonly Point[], point: Point): readonly Point[] {
  const last = band.at(-1)!;
  return Math.hypot(point.x - last.x, point.y - last.y) < LASSO_STEP ? band : [...band, point];
}
