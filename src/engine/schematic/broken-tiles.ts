import type { Segment } from '../segment/segment.ts';
import { isUp, type ShapeCells } from './shape-cells.ts';

/**
 * The segments of a kind that belong to no whole tile, taking its footprint for `tile`, in reading order: the same
 * segments that `findBuildings` finds broken, found cell by cell. The first segment left over in reading order can only
 * be the upper left sixth of its tile.
 */
export function brokenTiles(shape: ShapeCells, kind: string): Segment[] {
  const { segments, cell_segment, segment_cell, columns } = shape;
  const left_cell = new Uint8Array(segment_cell.length);
  const cells: number[] = [];
  for (const cell of cell_segment) {
    if (segments[segment_cell[cell]! - 1]!.kind !== kind) continue;
    left_cell[cell] = 1;
    cells.push(cell);
  }
  const broken: Segment[] = [];
  for (const cell of cells.sort((a, b) => a - b)) {
    if (left_cell[cell] === 0) continue;
    const below = cell + columns;
    const tile = [cell, cell + 1, cell + 2, below, below + 1, below + 2];
    const isWhole = isUp(shape, cell) && tile.every((part) => left_cell[part] === 1);
    if (!isWhole) broken.push(segments[segment_cell[cell]! - 1]!);
    for (const part of isWhole ? tile : [cell]) left_cell[part] = 0;
  }
  return broken;
}
