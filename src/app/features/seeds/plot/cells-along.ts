import type { Range } from './bins.ts';

/** Side of a cell, in CSS pixels. */
const CELL = 2.5;

/** CSS pixels of a whole number up to which it has one cell for itself. */
const WIDE = 8;

/** The cells along an axis: their number, and the part of the axis that they cover. */
export interface CellsAlong {
  readonly count: number;
  /** Begins where the axis begins, and may reach beyond its end. */
  readonly range: Range;
}

/**
 * Divides an axis into cells of about {@link CELL} pixels. Whole numbers get the same number of cells each, or cells of
 * the same number of them, for all others would draw stripes.
 *
 * @param length of the axis, in CSS pixels
 */
export function cellsAlong(range: Range, isWhole: boolean, length: number): CellsAlong {
  const cells = Math.max(1, Math.round(length / CELL));
  if (!isWhole) return { count: cells, range };
  const { least, greatest } = range;
  const numbers = Math.max(1, Math.round(greatest - least));
  const pixels = length / numbers;
  if (pixels > WIDE) {
    // An odd number of cells has the number itself in the middle.
    const each = 2 * Math.floor(pixels / CELL / 2) + 1;
    return { count: numbers * each, range: { least, greatest: least + numbers } };
  }
  const each = Math.max(1, Math.ceil(CELL / pixels));
  const count = Math.ceil(numbers / each);
  return { count, range: { least, greatest: least + count * each } };
}
