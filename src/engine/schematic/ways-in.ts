import type { Kind } from './kind.ts';
import type { PaintedSegment } from './schematic.ts';
import { floodCells, type ShapeCells } from './shape-cells.ts';

/**
 * The areas of open ground that nobody can reach, each with all its segments.
 *
 * People cross from one segment to the next over an edge. They can stand on segments of open kinds, and on those that
 * are no part of the shape, for what may be laid there is not known. So an area - segments of open kinds that hang
 * together by edges - has a way in when a walk over such segments leads from it out of the shape, beyond which
 * nothing of it stands in the way; a hole in the shape that is closed all around leads nowhere. Kinds that are not in
 * `kinds` are not open.
 */
export function groundWithoutWayIn(shape: ShapeCells, kinds: ReadonlyMap<string, Kind>): PaintedSegment[][] {
  const { segments, cell_segment, segment_cell } = shape;
  const isGround_segment = segments.map(({ kind }) => kinds.get(kind)?.open ?? false);
  const isGround = (cell: number) => segment_cell[cell] !== 0 && isGround_segment[segment_cell[cell]! - 1]!;
  if (!isGround_segment.includes(true) || !isGround_segment.includes(false)) return [];
  const mark_cell = new Int32Array(segment_cell.length);
  // The first cell is one of the margin, and that hangs together all around.
  floodCells(shape, mark_cell, 1, [0], (cell) => segment_cell[cell] === 0 || isGround(cell));
  const areas: PaintedSegment[][] = [];
  for (const start of cell_segment) {
    if (!isGround(start) || mark_cell[start] !== 0) continue;
    const cells = floodCells(shape, mark_cell, 2, [start], isGround);
    areas.push(cells.map((cell) => segments[segment_cell[cell]! - 1]!));
  }
  return areas;
}
