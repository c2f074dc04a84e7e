import type { Kind } from './kind.ts';
import type { PaintedSegment } from './schematic.ts';
import { floodCells, type ShapeCells } from './shape-cells.ts';
import { isWalkable } from './walkable.ts';

/**
 * The areas of walkable ground that nobody can reach, each with all its segments.
 *
 * An area is a group of segments of walkable kinds, connected along edges. People cross edges between segments of
 * walkable kinds and segments that are not part of the shape, because those may be walkable ground in a city. An area
 * has a way in when such a walk leads from it to the outside of the shape; a hole in the shape that is closed all
 * around is not outside. A kind that is not in `kinds` counts as not walkable.
 */
export function groundWithoutWayIn(shape: ShapeCells, kinds: ReadonlyMap<string, Kind>): PaintedSegment[][] {
  const { segments, cell_segment, segment_cell } = shape;
  const isGround_segment = segments.map(({ kind }) => kinds.has(kind) && isWalkable(kinds.get(kind)));
  const isGround = (cell: number) => segment_cell[cell] !== 0 && isGround_segment[segment_cell[cell]! - 1]!;
  if (!isGround_segment.includes(true) || !isGround_segment.includes(false)) return [];
  const mark_cell = new Int32Array(segment_cell.length);
  // The first cell belongs to the margin, which is connected all around the shape.
  floodCells(shape, mark_cell, 1, [0], (cell) => segment_cell[cell] === 0 || isGround(cell));
  const areas: PaintedSegment[][] = [];
  for (const start of cell_segment) {
    if (!isGround(start) || mark_cell[start] !== 0) continue;
    const cells = floodCells(shape, mark_cell, 2, [start], isGround);
    areas.push(cells.map((cell) => segments[segment_cell[cell]! - 1]!));
  }
  return areas;
}
