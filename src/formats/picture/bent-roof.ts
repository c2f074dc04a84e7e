import type { Point } from '../../engine/hex/plane.ts';
import { adjacentSegments, type Segment } from '../../engine/segment/segment.ts';
import { toThirds, type Third } from '../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint, tileAround } from '../../engine/segment/vertex.ts';
import { insetRings, thirdKey, traceBorders } from './border.ts';
import { middle, segmentCenter } from './site.ts';

/** A sloped face of a roof: x0, y0, x1, y1, ... */
export interface RoofFace {
  readonly corners: readonly number[];
  /** Unit vector in which it slopes down. */
  readonly down: Point;
}

/** A roof over segments that bend, or enclose a courtyard. */
export interface BentRoof {
  /** The eaves: clockwise around the outside, counterclockwise around courtyards. */
  readonly rings: readonly (readonly number[])[];
  readonly faces: readonly RoofFace[];
  /** The lines of the ridge. */
  readonly ridges: readonly (readonly number[])[];
}

/**
 * A roof over connected segments, which covers nothing else. Its ridge leads from the middle of one common side to the
 * next, halfway between the eaves, and turns with the segments:
 *
 * ```
 *        a
 *       / \        a b c: a segment that shares two sides with others; b c is an eave
 *      M───M'      M M': its part of the ridge
 *     /     \      its faces: (b c M' M) down to the eave, and (a M M') down to the corner a
 *    b───────c
 * ```
 *
 * @param inset the distance of the eaves from the border, in side lengths
 * @returns `undefined` for an area without a bend and a courtyard, which a plain roof covers
 */
export function bentRoof(segments: readonly Segment[], inset: number): BentRoof | undefined {
  const loops = traceBorders(segments);
  const rings = insetRings(loops, inset);
  if (rings.length === 1 && isConvex(rings[0]!)) return undefined;
  const own = new Set(segments.map((segment) => thirdKey(toThirds(segment))));
  const isOwn = (segment: Segment) => own.has(thirdKey(toThirds(segment)));
  const corners = new Map<number, Point[]>();
  loops.forEach((loop, index) =>
    loop.forEach(({ from }, at) => {
      const ring = rings[index]!;
      const known = corners.get(thirdKey(from));
      const corner = { x: ring[2 * at]!, y: ring[2 * at + 1]! };
      if (known) known.push(corner);
      else corners.set(thirdKey(from), [corner]);
    }),
  );
  /** The corner of the eaves at a vertex of a segment: where the area touches itself, that on its side. */
  const cornerAt = (vertex: Third, center: Point) =>
    corners.get(thirdKey(vertex))?.reduce((a, b) => (far(b, center) < far(a, center) ? b : a)) ??
    thirdToPoint(vertex);

  const faces: RoofFace[] = [];
  const ridges: number[][] = [];
  for (const segment of segments) {
    const center = segmentCenter(segment);
    const vertices = segmentVertices(segment);
    const [before, after, across] = adjacentSegments(segment);
    const isJoined = [before, across, after].map(isOwn);
    const at = (i: number) => cornerAt(vertices[i % 3]!, center);
    /** The middle of the side from a vertex to the next. */
    const half = (i: number) => middle(thirdToPoint(vertices[i % 3]!), thirdToPoint(vertices[(i + 1) % 3]!));
    const isInner = (i: number) => tileAround(vertices[i % 3]!).every(isOwn);
    const add = (down: Point, ...points: readonly Point[]) =>
      faces.push({ corners: points.flatMap(({ x, y }) => [x, y]), down: unit(center, down) });
    const joined = isJoined.filter(Boolean).length;
    if (joined === 3) {
      for (const i of [0, 1, 2]) {
        // About a corner in the midst of the area the roof is level.
        if (!isInner(i) && !isInner((i + 1) % 3)) ridges.push([center.x, center.y, half(i).x, half(i).y]);
        if (!isInner(i)) add(thirdToPoint(vertices[i]!), at(i), half(i), center, half(i + 2));
      }
    } else if (joined === 2) {
      const i = isJoined.indexOf(false);
      if (isInner(i + 2)) add(half(i), at(i), at(i + 1), at(i + 2));
      else {
        const [from, to] = [half(i + 2), half(i + 1)];
        add(half(i), at(i), at(i + 1), to, from);
        add(thirdToPoint(vertices[(i + 2) % 3]!), at(i + 2), from, to);
        ridges.push([from.x, from.y, to.x, to.y]);
      }
    } else if (joined === 1) {
      const i = isJoined.indexOf(true);
      add(half(i + 1), at(i + 1), at(i + 2), half(i));
      add(half(i + 2), at(i + 2), at(i), half(i));
    }
  }
  return { rings, faces, ridges };
}

function far(a: Point, b: Point): number {
  const [x, y] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(x * x + y * y);
}

/** The unit vector from one point to another. */
function unit(from: Point, to: Point): Point {
  const length = far(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Whether a clockwise ring turns to the right alone. */
function isConvex(ring: readonly number[]): boolean {
  const count = ring.length;
  for (let i = 0; i < count; i += 2) {
    const [ax, ay] = [ring[i]!, ring[i + 1]!];
    const [bx, by] = [ring[(i + 2) % count]!, ring[(i + 3) % count]!];
    const [cx, cy] = [ring[(i + 4) % count]!, ring[(i + 5) % count]!];
    if ((bx - ax) * (cy - by) - (by - ay) * (cx - bx) < -1e-9) return false;
  }
  return true;
}
