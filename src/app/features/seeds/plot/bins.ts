/** The least and the greatest number of a figure that a plot shows. */
export interface Range {
  readonly least: number;
  readonly greatest: number;
}

/** The part of the plane of two figures that a plot shows, in cells: columns from the left, lines from the top. */
export interface PlotFrame {
  readonly x: Range;
  readonly y: Range;
  readonly columns: number;
  readonly lines: number;
}

/** The cities of each cell of a plot: cell = line * columns + column. */
export interface Bins extends PlotFrame {
  /** Number of cities by cell. */
  readonly count_cell: Uint32Array;
  /** The first row of each cell, -1 for none. */
  readonly row_cell: Int32Array;
  /** The mean of the figure of the color by cell, NaN for none; `null` without such a figure. */
  readonly color_cell: Float64Array | null;
  /** Cells with cities. */
  readonly occupied: number;
  /** The greatest number of cities in a cell. */
  readonly most: number;
  /** Number of cities in all cells. */
  readonly total: number;
}

/**
 * Puts cities into the cells of a plot, so that a million of them are drawn, and found under the pointer, like a few
 * thousand. Cities without one of both numbers, and those outside of the frame, have no cell.
 */
export function binRows(
  rows: Uint32Array,
  x_row: Float64Array,
  y_row: Float64Array,
  color_row: Float64Array | null,
  frame: PlotFrame,
): Bins {
  const { columns, lines } = frame;
  const cells = columns * lines;
  const count_cell = new Uint32Array(cells);
  const row_cell = new Int32Array(cells).fill(-1);
  const sum_cell = color_row && new Float64Array(cells);
  const colored_cell = color_row && new Uint32Array(cells);
  let [occupied, most, total] = [0, 0, 0];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const cell = cellOf(frame, x_row[row]!, y_row[row]!);
    if (cell < 0) continue;
    if (count_cell[cell] === 0) {
      occupied++;
      row_cell[cell] = row;
    }
    const count = ++count_cell[cell]!;
    if (count > most) most = count;
    total++;
    if (!color_row) continue;
    const color = color_row[row]!;
    if (Number.isNaN(color)) continue;
    sum_cell![cell]! += color;
    colored_cell![cell]!++;
  }
  const color_cell = sum_cell && sum_cell.map((sum, cell) => sum / colored_cell![cell]!);
  return { ...frame, count_cell, row_cell, color_cell, occupied, most, total };
}

/** The cell of a place of the plane; -1 when that is outside of the frame, or no place. */
export function cellOf({ x, y, columns, lines }: PlotFrame, across: number, upward: number): number {
  const column = ((across - x.least) / (x.greatest - x.least)) * columns;
  const line = ((y.greatest - upward) / (y.greatest - y.least)) * lines;
  // Also false for NaN.
  if (!(column >= 0 && column <= columns && line >= 0 && line <= lines)) return -1;
  return Math.min(lines - 1, Math.floor(line)) * columns + Math.min(columns - 1, Math.floor(column));
}

/**
 * The range of a figure over rows, with some room at both ends; `null` when no row has a number.
 *
 * @param isWhole all numbers are whole: the range begins and ends halfway between two of them
 */
export function rangeOf(rows: Uint32Array, number_row: Float64Array, isWhole: boolean): Range | null {
  let [least, greatest] = [Infinity, -Infinity];
  for (let index = 0; index < rows.length; index++) {
    const number = number_row[rows[index]!]!;
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  if (least > greatest) return null;
  if (isWhole) {
    const around = 0.5 + Math.floor((greatest - least) * 0.03);
    return { least: least - around, greatest: greatest + around };
  }
  const room = least === greatest ? Math.max(1, Math.abs(least) / 10) : (greatest - least) * 0.03;
  return { least: least - room, greatest: greatest + room };
}

/** Whether all numbers of a figure are whole. */
export function areWhole(rows: Uint32Array, number_row: Float64Array): boolean {
  return rows.every((row) => Number.isInteger(number_row[row]) || Number.isNaN(number_row[row]));
}

/**
 * The cell with cities that is nearest to a place, in cells; -1 when none is near.
 *
 * @param across columns, and `down` lines, that count as the same way: the farthest that is near
 */
export function nearestCell(bins: Bins, column: number, line: number, across: number, down: number): number {
  let [best, bestSquare] = [-1, 1];
  const [top, bottom] = [Math.max(0, Math.floor(line - down)), Math.min(bins.lines - 1, line + down)];
  const [left, right] = [
    Math.max(0, Math.floor(column - across)),
    Math.min(bins.columns - 1, column + across),
  ];
  for (let j = top; j <= bottom; j++)
    for (let i = left; i <= right; i++) {
      const cell = j * bins.columns + i;
      const square = ((i + 0.5 - column) / across) ** 2 + ((j + 0.5 - line) / down) ** 2;
      if (bins.count_cell[cell]! > 0 && square <= bestSquare) [best, bestSquare] = [cell, square];
    }
  return best;
}

/** A direction of the arrow keys, in columns and lines. */
export interface Direction {
  readonly columns: -1 | 0 | 1;
  readonly lines: -1 | 0 | 1;
}

/**
 * The next cell with cities in a direction: the near ones first, those aside of the way later. Without any, the cell
 * itself; from -1, the first cell of all.
 */
export function cellBeside(bins: Bins, from: number, { columns, lines }: Direction): number {
  if (from < 0) return bins.count_cell.findIndex((count) => count > 0);
  const [column, line] = [from % bins.columns, Math.floor(from / bins.columns)];
  let [best, bestWay] = [from, Infinity];
  for (let cell = 0; cell < bins.count_cell.length; cell++) {
    if (bins.count_cell[cell] === 0) continue;
    const across = (cell % bins.columns) - column;
    const down = Math.floor(cell / bins.columns) - line;
    const ahead = across * columns + down * lines;
    if (ahead <= 0) continue;
    const aside = Math.abs(across * lines) + Math.abs(down * columns);
    const way = ahead + 3 * aside;
    if (way < bestWay) [best, bestWay] = [cell, way];
  }
  return best;
}
