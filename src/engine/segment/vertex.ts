import { DIRECTIONS, modulo6, STEPS } from '../hex/hex.ts';
import { STRIP_HEIGHT, type Point } from '../hex/plane.ts';
import type { Segment } from './segment.ts';
import { fromThirds, isVertex, type Third } from './thirds.ts';

/**
 * The tile around a vertex: the six segments that meet in it, clockwise from north.
 *
 * @throws RangeError when the point is the center of a segment
 */
export function tileAround(vertex: Third): readonly Segment[] {
  if (!isVertex(vertex)) throw new RangeError(`(${vertex.a}, ${vertex.b}) is a segment, not a vertex`);
  return DIRECTIONS.map((k) => fromThirds({ a: vertex.a + STEPS[k].q, b: vertex.b + STEPS[k].r }));
}

/** The three vertices of a segment, clockwise on screen, from its hex center. */
export function segmentVertices({ q, r, k }: Segment): readonly [Third, Third, Third] {
  const own = STEPS[k];
  const before = STEPS[modulo6(k + 5)];
  const after = STEPS[modulo6(k + 1)];
  const a = 3 * q;
  const b = 3 * r;
  return [
    { a, b },
    { a: a + own.q + before.q, b: b + own.r + before.r },
    { a: a + own.q + after.q, b: b + own.r + after.r },
  ];
}

/** A point of the thirds lattice in the plane, in side lengths. */
export function thirdToPoint({ a, b }: Third): Point {
  return { x: a / 2, y: (STRIP_HEIGHT * (2 * b + a)) / 3 };
}
