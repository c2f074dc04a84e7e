import type { Size } from './page-plan.ts';

/** Height of a line of the bill, and of the title above the lines, in millimeters. */
export const BILL_LINE = 27;
export const BILL_TITLE = 12;
/** Least width of a column, in millimeters. */
const COLUMN = 84;

/** The number of pages that the bill takes. */
export function billPages(map: Size, lines: number): number {
  return Math.ceil(lines / linesPerPage(map));
}

export function linesPerPage({ width, height }: Size): number {
  return columnsIn(width) * rowsIn(height);
}

export function columnsIn(width: number): number {
  return Math.max(1, Math.floor(width / COLUMN));
}

export function rowsIn(height: number): number {
  return Math.max(1, Math.floor((height - BILL_TITLE) / BILL_LINE));
}
