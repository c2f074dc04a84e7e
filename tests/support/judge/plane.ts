/*
 * The plane of thirds, with no code of the engine: segment k of hex (q, r) has its center at (3q, 3r) plus the step to
 * neighbor k. Points with a ≡ b mod 3 are corners.
 */

export type Point = readonly [a: number, b: number];

export interface HexAt {
  readonly q: number;
  readonly r: number;
}

export interface PoseAt {
  readonly mirror: boolean;
  readonly rotation: number;
  readonly shift: number;
}

/** Steps to the neighbors N, NE, SE, S, SW, NW. */
export const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** A number for a point, up to a million from the middle. */
export function keyOf([a, b]: Point): number {
  return (a + 2 ** 20) * 2 ** 21 + b + 2 ** 20;
}

export function centerOf({ q, r }: HexAt, k: number): Point {
  const [a, b] = STEPS[k]!;
  return [3 * q + a, 3 * r + b];
}

/** The hex of the center of a segment. */
export function hexOf([a, b]: Point): HexAt {
  return { q: Math.round(a / 3), r: Math.round(b / 3) };
}

/** The neighbors N, NE, SE, S, SW, NW of a hex. */
export function hexesAround({ q, r }: HexAt): readonly HexAt[] {
  return STEPS.map(([a, b]) => ({ q: q + a, r: r + b }));
}

/** 0 for a corner, 1 and 2 for the centers of the two sorts of segments. */
function sort(a: number, b: number): number {
  return (((a - b) % 3) + 3) % 3;
}

/** The steps from a center to those of the three segments that share a side with it: the other points around are corners. */
const BESIDE_SORT = [0, 1, 2].map((one) => STEPS.filter(([a, b]) => sort(a, b) === one));

/** The centers of the three segments that share a side with one. */
export function beside([a, b]: Point): readonly Point[] {
  return BESIDE_SORT[sort(a, b)]!.map(([x, y]) => [a + x, b + y] as const);
}

/** A segment of a schematic in a pose: mirrored, turned, shifted. */
export function posed([a, b]: Point, { mirror, rotation, shift }: PoseAt): Point {
  let [x, y] = mirror ? [0 - a, a + b] : [a, b];
  for (let turn = 0; turn < rotation; turn++) [x, y] = [0 - y, x + y];
  return [x + 2 * shift, y - shift];
}

/** A segment of a schematic where a placement puts it. */
export function placed(point: Point, placement: PoseAt & HexAt): Point {
  const [a, b] = posed(point, placement);
  return [a + 3 * placement.q, b + 3 * placement.r];
}

export function hexDistance(one: HexAt, other: HexAt): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The connected parts of some segments, numbered from 1 in the order of their first segments, by the keys of all. */
export function parts(segments: Iterable<Point>): ReadonlyMap<number, number> {
  const own = new Map([...segments].map((segment) => [keyOf(segment), segment]));
  const part = new Map<number, number>();
  let count = 0;
  for (const [key, start] of own) {
    if (part.has(key)) continue;
    part.set(key, ++count);
    const edge = [start];
    for (const segment of edge)
      for (const next of beside(segment)) {
        const other = keyOf(next);
        if (!own.has(other) || part.has(other)) continue;
        part.set(other, count);
        edge.push(next);
      }
  }
  return part;
}

/** The least steps from some segments over those that may be entered, by key; none where no way leads. */
export function stepsFrom(
  starts: Iterable<Point>,
  mayEnter: (key: number) => boolean,
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  const edge: Point[] = [];
  for (const start of starts) {
    steps.set(keyOf(start), 0);
    edge.push(start);
  }
  for (const segment of edge) {
    const far = steps.get(keyOf(segment))! + 1;
    for (const next of beside(segment)) {
      const key = keyOf(next);
      if (steps.has(key) || !mayEnter(key)) continue;
      steps.set(key, far);
      edge.push(next);
    }
  }
  return steps;
}
