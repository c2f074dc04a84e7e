import type { Box } from '../../engine/board/board.ts';
import type { SegmentColors } from '../board/paint/segment-colors.ts';

/**
 * Colors all six segments of the hex of a slot, and tells nobody: they are two runs of three cells, one above the
 * other.
 */
export function tintSlot(
  colors: SegmentColors,
  { rows, column0, row0 }: Box,
  slot: number,
  index: number,
): void {
  const column = Math.floor(slot / rows);
  const q = column + column0;
  // Twice the row below the center: strip of the lower run.
  const strip = 2 * (slot - column * rows + row0 - (q >> 1)) + q;
  for (let along = 3 * q - 1; along <= 3 * q + 1; along++) {
    colors.setCell(strip - 1, along, index);
    colors.setCell(strip, along, index);
  }
}

/** Colors one segment of the hex of a slot, and tells nobody. */
export function tintSegment(
  colors: SegmentColors,
  { rows, column0, row0 }: Box,
  slot: number,
  k: number,
  index: number,
): void {
  const column = Math.floor(slot / rows);
  const q = column + column0;
  const strip = 2 * (slot - column * rows + row0 - (q >> 1)) + q;
  // N, NE and NW lie in the upper strip.
  const isUpper = k === 0 || k === 1 || k === 5;
  const aside = k === 1 || k === 2 ? 1 : k === 4 || k === 5 ? -1 : 0;
  colors.setCell(isUpper ? strip - 1 : strip, 3 * q + aside, index);
}
