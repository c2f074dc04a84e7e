import type { Direction } from '../hex/hex.ts';

/**
 * A hex map in the form that roguelikes use: rows of pointy-top hexes, odd rows half a cell to the right, in one array.
 *
 *     y = 0   0 1 2 3      index = y * width + x
 *     y = 1    4 5 6 7
 *     y = 2   8 9 …
 *
 * Its six directions are those of the flat-top board turned 90° clockwise: {@link ROW_MOVES}.
 */
export interface RowMap {
  /** Cells in a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
}

/** A cell by its row and its place in the row, both from 0. */
export interface Position {
  readonly y: number;
  readonly x: number;
}

/** Names of the six moves by direction: N, NE, SE, S, SW, NW of a flat-top board that was turned 90° clockwise. */
export const ROW_MOVES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** The index of a cell, or -1 when it lies outside the map. */
export function rowIndex({ width, height }: RowMap, { y, x }: Position): number {
  return y >= 0 && y < height && x >= 0 && x < width ? y * width + x : -1;
}

/** The cell of an index: the inverse of {@link rowIndex}. */
export function rowPosition({ width }: RowMap, index: number): Position {
  const y = Math.floor(index / width);
  return { y, x: index - y * width };
}

/**
 * The index of the cell next to `index`, or -1 when that lies outside the map.
 *
 * A diagonal move to the west keeps x in odd rows and lowers it by one in even rows: it is legal when y is odd or x > 0
 * (a published listing inverts this condition). To the east it raises x by one in odd rows.
 */
export function rowNeighbor(map: RowMap, index: number, direction: Direction): number {
  const { width, height } = map;
  const { y, x } = rowPosition(map, index);
  const odd = y & 1;
  switch (direction) {
    case 0:
      return x + 1 < width ? index + 1 : -1;
    case 1:
      return y + 1 < height && x + odd < width ? index + width + odd : -1;
    case 2:
      return y + 1 < height && (odd === 1 || x > 0) ? index + width - 1 + odd : -1;
    case 3:
      return x > 0 ? index - 1 : -1;
    case 4:
      return y > 0 && (odd === 1 || x > 0) ? index - width - 1 + odd : -1;
    case 5:
      return y > 0 && x + odd < width ? index - width + odd : -1;
  }
}

/** Least number of moves between two cells of a map without obstacles. */
export function rowDistance(map: RowMap, from: number, to: number): number {
  const a = rowPosition(map, from);
  const b = rowPosition(map, to);
  const down = Math.abs(b.y - a.y);
  // In half cells: every diagonal move also goes half a cell sideways.
  const aside = Math.abs(2 * b.x + (b.y & 1) - 2 * a.x - (a.y & 1));
  return down + Math.max(0, aside - down) / 2;
}
