import { STRIP_HEIGHT, type Point } from '../../../engine/hex/plane.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { equalSegments, type Segment } from '../../../engine/segment/segment.ts';

/** A segment that a line crosses and a point of the line within it. */
export interface Crossing {
  readonly segment: Segment;
  readonly point: Point;
}

/**
 * The place of a point across each of the three directions of lattice lines, in strips: a line of the lattice is where
 * one of them is a whole number.
 */
function across({ x, y }: Point): readonly [number, number, number] {
  const height = y / STRIP_HEIGHT;
  return [height, x + height / 2, x - height / 2];
}

/**
 * Every segment that the straight line from `from` to `to` crosses, in order, the last one the segment at `to`; without
 * the segment at `from`, unless it is the only one. Points are in side lengths.
 *
 * The line is cut where it meets a lattice line; the middle of each cut lies within one segment.
 */
export function crossedSegments(from: Point, to: Point): Crossing[] {
  const start = across(from);
  const end = across(to);
  const cuts = [0, 1];
  for (const direction of [0, 1, 2] as const) {
    const [low, high] = [
      Math.min(start[direction], end[direction]),
      Math.max(start[direction], end[direction]),
    ];
    for (let line = Math.ceil(low); line <= high; line++) {
      const part = (line - start[direction]) / (end[direction] - start[direction]);
      if (part > 0 && part < 1) cuts.push(part);
    }
  }
  cuts.sort((a, b) => a - b);
  const crossings: Crossing[] = [];
  let last = segmentAt(from.x, from.y);
  const add = (point: Point) => {
    const segment = segmentAt(point.x, point.y);
    if (equalSegments(segment, last)) return;
    last = segment;
    crossings.push({ segment, point });
  };
  for (let i = 1; i < cuts.length; i++) {
    // Two cuts at a vertex: nothing between them but rounding.
    if (cuts[i]! - cuts[i - 1]! < 1e-9) continue;
    const part = (cuts[i]! + cuts[i - 1]!) / 2;
    add({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  add(to);
  return crossings.length === 0 ? [{ segment: last, point: to }] : crossings;
}
