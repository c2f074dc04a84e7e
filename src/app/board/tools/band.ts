import type { Point } from '../../../engine/hex/plane.ts';

/** Side lengths that a lasso's points keep from one another. */
const LASSO_STEP = 0.15;

/** Where an edge crosses a height; -Infinity where it does not. Of two edges that meet there, one crosses it. */
export function crossingAt(from: Point, to: Point, y: number): number {
  if (from.y > y === to.y > y) return -Infinity;
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

/**
 * Tells whether points lie within a closed line, by the number of its edges to the right of them. It looks only at the
 * edges at the height of a point: a lasso of a thousand edges costs little more than a rectangle.
 */
export function enclosing(band: readonly Point[]): (x: number, y: number) => boolean {
  const edges_row = new Map<number, (readonly [Point, Point])[]>();
  band.forEach((from, i) => {
    const to = band[(i + 1) % band.length]!;
    const last = Math.floor(Math.max(from.y, to.y));
    for (let row = Math.floor(Math.min(from.y, to.y)); row <= last; row++)
      edges_row.set(row, [...(edges_row.get(row) ?? []), [from, to]]);
  });
  return (x, y) => {
    let inside = false;
    for (const [from, to] of edges_row.get(Math.floor(y)) ?? [])
      if (x < crossingAt(from, to, y)) inside = !inside;
    return inside;
  };
}

export function rectangle(from: Point, to: Point): readonly Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

/** A lasso that goes on through some points; the same line while they are all too close to its last one. */
export function lassoThrough(band: readonly Point[], points: readonly Point[]): readonly Point[] {
  let last = band.at(-1)!;
  const added = points.filter((point) => {
    const isApart = Math.hypot(point.x - last.x, point.y - last.y) >= LASSO_STEP;
    if (isApart) last = point;
    return isApart;
  });
  return added.length === 0 ? band : [...band, ...added];
}
