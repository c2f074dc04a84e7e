import type { Point } from '../../engine/hex/plane.ts';
import type { Building } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { paintedSegments } from '../../engine/schematic/schematic.ts';
import { adjacentSegments, type Segment } from '../../engine/segment/segment.ts';
import { toThirds } from '../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { patternOf } from '../kinds/pattern.ts';
import { thirdKey } from './border.ts';
import { chanceAt } from './chance.ts';
import type { Palette } from './palette.ts';
import { SEA_COLOR } from './plan-ground.ts';

/** A building with its surroundings and colors: all that its art needs. */
export interface Site {
  readonly building: Building;
  readonly kind: Kind;
  readonly palette: Palette;
  /** In which it stands. */
  readonly pose: Pose;
  /** The kind on a segment of the shape, if there is one. */
  readonly kindAt: (segment: Segment) => Kind | undefined;
}

/** The kind of all that lies around the land, so that rivers flow into it. */
export const SEA: Kind = {
  id: '@sea',
  name: 'Sea',
  color: SEA_COLOR,
  glyph: '~',
  footprint: 'area',
  open: false,
  pattern: 'river',
};

/** A function that finds the kind on a segment of a shape; `kindOf` gives the kind of an id. */
export function kindLookup(hexes: readonly PaintedHex[], kindOf: (id: string) => Kind): Site['kindAt'] {
  const kinds = new Map<number, Kind>();
  for (const { q, r, k, kind } of paintedSegments(hexes))
    kinds.set(thirdKey(toThirds({ q, r, k })), kindOf(kind));
  return (segment) => kinds.get(thirdKey(toThirds(segment)));
}

/** The center of a segment in the plane, in side lengths. */
export function segmentCenter(segment: Segment): Point {
  return thirdToPoint(toThirds(segment));
}

/** The point halfway between two. */
export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Distance from the center of a segment to its sides, in side lengths. */
export const INRADIUS = Math.sqrt(3) / 6;

/** The corners of a segment as a clockwise ring, its sides moved inward by `inset` side lengths. */
export function segmentRing(segment: Segment, inset = 0): number[] {
  const center = segmentCenter(segment);
  const share = 1 - inset / INRADIUS;
  return segmentVertices(segment).flatMap((vertex) => {
    const { x, y } = thirdToPoint(vertex);
    return [center.x + share * (x - center.x), center.y + share * (y - center.y)];
  });
}

/** The corners of a hexagon of unit side about a point, scaled by `radius`, clockwise from the east. */
export function hexagonRing({ x, y }: Point, radius: number): number[] {
  return polygonRing({ x, y }, radius, 6);
}

/** A regular polygon, clockwise; its first corner lies at `turn` radians from the east. */
export function polygonRing({ x, y }: Point, radius: number, corners: number, turn = 0): number[] {
  const ring: number[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = turn + (2 * Math.PI * i) / corners;
    ring.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return ring;
}

/** The center of a tile building, in side lengths. */
export function tileCenter({ building }: Site): Point {
  const { vertex, segments } = building;
  if (vertex) return thirdToPoint(vertex);
  // A tile always has a vertex; any other group of segments is drawn around its middle.
  const centers = segments.map(segmentCenter);
  return {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
}

/** A pseudo-random number 0 ≤ n < 1 that depends only on the segment's address and `salt`. */
export function chance({ q, r, k }: Segment, salt: number): number {
  return chanceAt(q, r, k, salt);
}

/**
 * The unit vector to the side of a segment that its building faces: preferably toward walkable ground, then toward
 * the outside, where a street may be, then toward another kind; by chance among equals.
 */
export function frontOf(segment: Segment, { kind, kindAt }: Site): Point {
  const center = segmentCenter(segment);
  let best = -1;
  let front: Point = { x: 0, y: 0 };
  adjacentSegments(segment).forEach((next, i) => {
    const other = kindAt(next);
    const rank = other === undefined ? 2 : frontRank(other, kind);
    const score = rank + 0.9 * chance(segment, 10 + i);
    if (score <= best) return;
    best = score;
    const { x, y } = segmentCenter(next);
    const length = Math.hypot(x - center.x, y - center.y);
    front = { x: (x - center.x) / length, y: (y - center.y) / length };
  });
  return front;
}

/** The rank of a neighboring kind as a front: streets and yards come before gardens and fields. */
function frontRank(other: Kind, own: Kind): number {
  if (other.open) return isPaved(other) ? 4 : 3;
  return other.id === own.id ? 0 : 1;
}

function isPaved(kind: Kind): boolean {
  const pattern = patternOf(kind);
  return pattern === 'yard' || pattern === 'market';
}
