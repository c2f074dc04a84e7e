import type { LandRow } from '../../engine/land/row.ts';
import { adjacentSegments, type Segment } from '../../engine/segment/segment.ts';
import { toThirds, type Third } from '../../engine/segment/thirds.ts';
import { thirdKey, traceBorders } from '../picture/border.ts';
import { hexLoops } from '../svg/outline.ts';
import { hexParts } from './hex-parts.ts';

/**
 * A polygon on the vertices of the board: its outer ring first, then its holes. Outer rings run counterclockwise for
 * the eye, holes clockwise. No ring repeats a vertex; its last edge leads back to the first one. The inside is
 * connected over edges.
 */
export type Polygon = readonly (readonly Third[])[];

/** The connected parts of a set of segments: segments of one part lead to each other over shared edges. */
export function connectedParts(segments: readonly Segment[]): Segment[][] {
  const left = new Map(segments.map((segment) => [segmentNumber(segment), segment]));
  const parts: Segment[][] = [];
  for (const [key, start] of left) {
    left.delete(key);
    const part = [start];
    for (const segment of part)
      for (const next of adjacentSegments(segment)) if (left.delete(segmentNumber(next))) part.push(next);
    parts.push(part);
  }
  return parts;
}

/** The polygon of segments that are connected, see {@link connectedParts}. */
export function polygonOf(part: readonly Segment[]): Polygon {
  const loops = traceBorders(part).map((loop) => loop.map(({ from }) => from));
  return polygonOfLoops(loops);
}

/** The polygons of some hexes, one for each connected part. */
export function hexPolygons(rows: readonly LandRow[]): Polygon[] {
  const { count, partOf } = hexParts(rows);
  const loops_part = Array.from({ length: count }, (): (readonly Third[])[] => []);
  for (const { vertices, inside } of hexLoops(rows)) loops_part[partOf(inside)]!.push(vertices);
  return loops_part.map(polygonOfLoops);
}

/** The area in a ring, in segments: positive when the ring runs counterclockwise for the eye. */
export function ringArea(ring: readonly Third[]): number {
  let twice = 0;
  let last = ring.at(-1)!;
  for (const vertex of ring) {
    // Strips grow downward.
    twice += vertex.a * stripOf(last) - last.a * stripOf(vertex);
    last = vertex;
  }
  return twice / 2;
}

/** The line between strips of segments that a vertex lies on, counted downward from the center of hex (0, 0). */
export function stripOf({ a, b }: Third): number {
  return (a + 2 * b) / 3;
}

/** Loops around one part, clockwise around the outside, as its polygon. */
function polygonOfLoops(loops: readonly (readonly Third[])[]): Polygon {
  const rings = loops.flatMap(simpleRings).map((ring) => ring.toReversed());
  const outer = rings.findIndex((ring) => ringArea(ring) > 0);
  return [rings[outer]!, ...rings.slice(0, outer), ...rings.slice(outer + 1)];
}

/**
 * A closed loop cut where it returns to a vertex, as it does where the shape touches itself. The pieces repeat no
 * vertex.
 */
function simpleRings(loop: readonly Third[]): Third[][] {
  const rings: Third[][] = [];
  const path: Third[] = [];
  const placeOf = new Map<number, number>();
  for (const vertex of loop) {
    const place = placeOf.get(thirdKey(vertex));
    if (place !== undefined) {
      const ring = path.splice(place);
      for (const passed of ring) placeOf.delete(thirdKey(passed));
      rings.push(ring);
    }
    placeOf.set(thirdKey(vertex), path.length);
    path.push(vertex);
  }
  rings.push(path);
  return rings;
}

function segmentNumber(segment: Segment): number {
  return thirdKey(toThirds(segment));
}
