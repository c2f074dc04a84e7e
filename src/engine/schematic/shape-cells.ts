import { toCell } from '../segment/cell.ts';
import { paintedSegments, type PaintedHex, type PaintedSegment } from './schematic.ts';

/**
 * A shape on the triangular lattice, as a flat rectangle of cells (see `cell.ts`) with a margin of free cells on every
 * side:
 *
 *     cell = (strip - strip0) * columns + column - column0
 *     segment_cell[cell]   1 + index into `segments`, 0 = nothing
 *
 * Neighboring cells in a strip are neighboring numbers, and reading order is the order of the numbers. The margin, a
 * strip above and below and two columns to the left and right, is connected all around the shape.
 */
export interface ShapeCells {
  readonly segments: readonly PaintedSegment[];
  /** The cell of each segment. */
  readonly cell_segment: Int32Array;
  readonly segment_cell: Int32Array;
  readonly strips: number;
  readonly columns: number;
  /** Whether the triangle of the first cell stands on its base. */
  readonly firstIsUp: boolean;
}

/** The cells of a shape, with a margin around them. */
export function shapeCells(hexes: readonly PaintedHex[]): ShapeCells {
  const segments = paintedSegments(hexes);
  let [strip0, strip1, column0, column1] = [Infinity, -Infinity, Infinity, -Infinity];
  const cells = segments.map((segment) => {
    const cell = toCell(segment);
    strip0 = Math.min(strip0, cell.strip);
    strip1 = Math.max(strip1, cell.strip);
    column0 = Math.min(column0, cell.column);
    column1 = Math.max(column1, cell.column);
    return cell;
  });
  if (cells.length === 0) [strip0, strip1, column0, column1] = [0, 0, 0, 0];
  const strips = strip1 - strip0 + 3;
  const columns = column1 - column0 + 5;
  const cell_segment = Int32Array.from(
    cells,
    ({ strip, column }) => (strip - strip0 + 1) * columns + column - column0 + 2,
  );
  const segment_cell = new Int32Array(strips * columns);
  cell_segment.forEach((cell, index) => {
    segment_cell[cell] = index + 1;
  });
  return {
    segments,
    cell_segment,
    segment_cell,
    strips,
    columns,
    firstIsUp: ((strip0 - 1 + column0 - 2) & 1) === 0,
  };
}

/**
 * Whether the triangle of a cell stands on its base. Its third neighbor is then the cell below, else the cell above.
 */
export function isUp({ columns, firstIsUp }: ShapeCells, cell: number): boolean {
  const strip = Math.floor(cell / columns);
  return ((strip + cell - strip * columns) & 1) === (firstIsUp ? 0 : 1);
}

/**
 * Marks with `mark` all cells that can be reached over edges from those in `stack` through cells for which `isOpen`
 * holds, and returns them, those of `stack` first. Stays within the rectangle and does not enter cells that are marked
 * already.
 */
export function floodCells(
  shape: ShapeCells,
  mark_cell: Int32Array,
  mark: number,
  start: readonly number[],
  isOpen: (cell: number) => boolean,
): number[] {
  const { columns } = shape;
  const last = mark_cell.length;
  const reached: number[] = [];
  const enter = (cell: number) => {
    if (mark_cell[cell] !== 0 || !isOpen(cell)) return;
    mark_cell[cell] = mark;
    reached.push(cell);
  };
  start.forEach(enter);
  // The loop also visits the cells that it appends.
  for (let at = 0; at < reached.length; at++) {
    const cell = reached[at]!;
    const column = cell % columns;
    if (column > 0) enter(cell - 1);
    if (column < columns - 1) enter(cell + 1);
    const third = isUp(shape, cell) ? cell + columns : cell - columns;
    if (third >= 0 && third < last) enter(third);
  }
  return reached;
}
