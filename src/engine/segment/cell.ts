import { STRIP_HEIGHT } from '../hex/plane.ts';
import type { Segment } from './segment.ts';
import { fromThirds, toThirds } from './thirds.ts';

/**
 * A segment by its place in the triangular lattice of the whole board. Horizontal strips are √3/2 side lengths high,
 * strip 0 just below the center of hex (0, 0); in a strip, triangles follow every half side length and alternate
 * between apex up (strip + column even) and apex down (odd).
 *
 *     strip -1   \ / \ / \      the center of column c lies at x = c / 2
 *     strip  0   / \ / \ /
 *
 * In the thirds lattice: column = a, strip = ⌊(a + 2b) / 3⌋.
 */
export interface Cell {
  readonly strip: number;
  readonly column: number;
}

/** The cell of a segment. */
export function toCell(segment: Segment): Cell {
  const { a, b } = toThirds(segment);
  return { strip: Math.floor((a + 2 * b) / 3), column: a };
}

/** Whether the triangle of a cell stands on its base. */
export function isApexUp({ strip, column }: Cell): boolean {
  return ((strip + column) & 1) === 0;
}

/** The segment of a cell: the inverse of {@link toCell}. */
export function fromCell(cell: Cell): Segment {
  const { strip, column } = cell;
  // Centers lie at 2/3 of the strip's height in triangles with apex up, at 1/3 in the others.
  const height = 3 * strip + (isApexUp(cell) ? 2 : 1);
  return fromThirds({ a: column, b: (height - column) / 2 });
}

/** The cell at a point of the plane, in side lengths relative to the center of hex (0, 0), in constant time. */
export function cellAt(x: number, y: number): Cell {
  const height = y / STRIP_HEIGHT;
  const strip = Math.floor(height);
  const depth = height - strip;
  const along = 2 * x;
  // The nearest column whose triangle has its apex up: here it reaches `depth` to either side.
  const up = 2 * Math.round((along - (strip & 1)) / 2) + (strip & 1);
  const aside = along - up;
  const column = aside > depth ? up + 1 : aside < -depth ? up - 1 : up;
  return { strip, column };
}

/** The segment at a point of the plane, in side lengths relative to the center of hex (0, 0). */
export function segmentAt(x: number, y: number): Segment {
  return fromCell(cellAt(x, y));
}

/** Reading order of segments on the board: strip by strip from the top, then left to right. */
export function compareCells(a: Segment, b: Segment): number {
  const first = toCell(a);
  const second = toCell(b);
  return first.strip - second.strip || first.column - second.column;
}
