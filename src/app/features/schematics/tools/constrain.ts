import type { Point } from '../../../../engine/hex/plane.ts';

/** Directions of lattice lines and of the lines between them. */
const DIRECTIONS = 12;

/** The direction nearest to the way from one point to another, as an angle; `null` while they are too close to tell. */
export function nearestDirection(from: Point, to: Point, least = 0.6): number | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(x, y) < least) return null;
  const turn = (2 * Math.PI) / DIRECTIONS;
  return Math.round(Math.atan2(y, x) / turn) * turn;
}

/** The point nearest to `to` on the straight line through `from` with the given angle. */
export function projectOn(from: Point, angle: number, to: Point): Point {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const along = (to.x - from.x) * x + (to.y - from.y) * y;
  return { x: from.x + along * x, y: from.y + along * y };
}
