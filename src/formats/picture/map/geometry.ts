import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';

/*
 * Plane geometry of the map style. Lengths are in sides of a hex, y grows downward, and rings run clockwise on screen
 * around the outside and counterclockwise around holes.
 */

/** A point or direction of the plane. */
export type Vec = readonly [x: number, y: number];

/** A closed line of points. */
export type Ring = readonly Vec[];

/** Unit vectors along an axis of the lattice, and across it: clockwise of it on screen. */
export interface Axis {
  readonly along: Vec;
  readonly across: Vec;
}

/** The three axes of the lattice: east, south-east, south-west. */
export const AXES: readonly [Axis, Axis, Axis] = [
  { along: [1, 0], across: [0, 1] },
  { along: [0.5, STRIP_HEIGHT], across: [-STRIP_HEIGHT, 0.5] },
  { along: [-0.5, STRIP_HEIGHT], across: [-STRIP_HEIGHT, -0.5] },
];

/** The points of a ring or line that is given as x0, y0, x1, y1, ... */
export function pointsOf(flat: readonly number[]): Vec[] {
  const points: Vec[] = [];
  for (let i = 0; i < flat.length; i += 2) points.push([flat[i]!, flat[i + 1]!]);
  return points;
}

/** `p` moved by `q`, `times` its length. */
export function add(p: Vec, q: Vec, times = 1): Vec {
  return [p[0] + times * q[0], p[1] + times * q[1]];
}

/** A point between two; `share` 0 gives the first, 1 the second. */
export function between(p: Vec, q: Vec, share: number): Vec {
  return [p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])];
}

export function middleOf(p: Vec, q: Vec): Vec {
  return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
}

export function distance(p: Vec, q: Vec): number {
  return lengthOf(p[0] - q[0], p[1] - q[1]);
}

export function dot(p: Vec, q: Vec): number {
  return p[0] * q[0] + p[1] * q[1];
}

/** The direction from one point to another, of unit length; nothing for equal points. */
export function direction(from: Vec, to: Vec): Vec {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = lengthOf(x, y) || 1;
  return [x / length, y / length];
}

/** A square root is the same in every engine, which `Math.hypot` is not. */
function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A direction turned a quarter clockwise on screen. */
export function turned([x, y]: Vec): Vec {
  return [-y, x];
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The mean of some points. */
export function meanOf(points: readonly Vec[]): Vec {
  let [x, y] = [0, 0];
  for (const point of points) {
    x += point[0];
    y += point[1];
  }
  return [x / points.length, y / points.length];
}

/** The point at `x` along and `y` across a direction from `origin`. */
export function placeAt(origin: Vec, along: Vec, x: number, y: number): Vec {
  return [origin[0] + x * along[0] - y * along[1], origin[1] + x * along[1] + y * along[0]];
}

/** A rectangle about a point: half as long as `length` on each side along a direction, and half as wide across. */
export function rectangle(middle: Vec, along: Vec, length: number, width: number): Ring {
  const [x, y] = [length / 2, width / 2];
  return [
    placeAt(middle, along, -x, -y),
    placeAt(middle, along, x, -y),
    placeAt(middle, along, x, y),
    placeAt(middle, along, -x, y),
  ];
}

/** A closed ring softened: `times` over by the weights 1, 2, 1 of each point with those beside it, moved `most` at most. */
export function softened(ring: Ring, times: number, most: number): Vec[] {
  let points: Ring = ring;
  for (let i = 0; i < times; i++) {
    const before = points;
    points = before.map((point, at) => {
      const [a, b] = [before[(at + before.length - 1) % before.length]!, before[(at + 1) % before.length]!];
      return [(a[0] + 2 * point[0] + b[0]) / 4, (a[1] + 2 * point[1] + b[1]) / 4];
    });
  }
  return points.map((point, at) => {
    const moved = distance(point, ring[at]!);
    return moved <= most ? point : between(ring[at]!, point, most / moved);
  });
}

/** A closed ring whose corners are cut `times` over (Chaikin): each point becomes two. */
export function rounded(ring: Ring, times: number): Vec[] {
  let points = ring as Vec[];
  for (let i = 0; i < times; i++)
    points = points.flatMap((point, at) => {
      const next = points[(at + 1) % points.length]!;
      return [between(point, next, 0.25), between(point, next, 0.75)];
    });
  return points;
}

/** An open line whose corners are cut once; its ends stay. */
export function roundedLine(line: readonly Vec[]): Vec[] {
  const points: Vec[] = [line[0]!];
  for (let at = 0; at + 1 < line.length; at++)
    points.push(between(line[at]!, line[at + 1]!, 0.25), between(line[at]!, line[at + 1]!, 0.75));
  points.push(line.at(-1)!);
  return points;
}

/** A ring moved outward, point by point. */
export function outset(ring: Ring, by: (point: Vec, at: number) => number): Vec[] {
  return ring.map((point, at) => {
    const [a, b] = [ring[(at + ring.length - 1) % ring.length]!, ring[(at + 1) % ring.length]!];
    const along = direction(a, b);
    return add(point, [along[1], -along[0]], by(point, at));
  });
}

/** Whether a point lies in a ring. */
export function isInside(point: Vec, ring: Ring): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [a, b] = [ring[at]!, ring[before]!];
    if (
      a[1] > point[1] !== b[1] > point[1] &&
      point[0] < a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
    )
      inside = !inside;
  }
  return inside;
}

/** The convex hull of points, clockwise on screen (monotone chain). */
export function hullOf(points: readonly Vec[]): Vec[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Vec[]): Vec[] {
  const half: Vec[] = [];
  for (const point of points) {
    while (half.length > 1) {
      const [a, b] = [half.at(-2)!, half.at(-1)!];
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
      half.pop();
    }
    half.push(point);
  }
  half.pop();
  return half;
}

/** A regular ring of points about a middle; its first lies at `turn` radians from the east. */
export function roundRing(middle: Vec, radius: number, points: number, turn = 0): Vec[] {
  return Array.from({ length: points }, (_, at) => {
    const angle = turn + (2 * Math.PI * at) / points;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
  });
}

/** A round outline of lobes, as of a crown or a heap. `deep` is the share of the radius that goes between two lobes. */
export function lobedRing(middle: Vec, radius: number, lobes: number, turn: number, deep = 0.16): Vec[] {
  const points = 3 * lobes;
  return Array.from({ length: points }, (_, at) => {
    const angle = (2 * Math.PI * at) / points;
    const far = radius * (1 - deep + deep * Math.abs(Math.sin((lobes / 2) * angle)));
    return [middle[0] + far * Math.cos(turn + angle), middle[1] + far * Math.sin(turn + angle)];
  });
}

/** A star, as of a conifer seen from above. */
export function starRing(middle: Vec, radius: number, points: number, turn: number): Vec[] {
  return Array.from({ length: 2 * points }, (_, at) => {
    const angle = turn + (Math.PI * at) / points;
    const far = at % 2 === 1 ? 0.68 * radius : radius;
    return [middle[0] + far * Math.cos(angle), middle[1] + far * Math.sin(angle)];
  });
}

/** A convex ring with its corners cut round, by `radius` at most. */
export function cornersCut(ring: Ring, radius: number): Vec[] {
  return ring.flatMap((point, at) => {
    const [before, after] = [ring[(at + ring.length - 1) % ring.length]!, ring[(at + 1) % ring.length]!];
    const from = between(point, before, Math.min(0.4, radius / (distance(point, before) || 1)));
    const to = between(point, after, Math.min(0.4, radius / (distance(point, after) || 1)));
    return [from, between(middleOf(from, to), point, 0.45), to];
  });
}
