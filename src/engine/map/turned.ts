import type { Box } from '../board/board.ts';
import { fromOffset, toOffset } from '../hex/offset.ts';
import type { Hex } from '../hex/hex.ts';
import type { Position, RowMap } from './row-map.ts';

/**
 * A flat-top board as a row-offset map, turned 90° clockwise and not mirrored. A column of hexes, read from south to
 * north, becomes a row of text.
 *
 *     y = q - q0                   q0 is odd, for then odd rows are the even columns, which the turn moves half a
 *     x = c - (r + ⌊q / 2⌋)        cell to the right: they are the ones to indent
 */
export interface TurnedMap extends RowMap {
  /** The column of the board that is row 0; odd. */
  readonly q0: number;
  /** The row of the board, in odd-q offset coordinates, that is column 0. */
  readonly c: number;
}

/**
 * The smallest turned map that holds a box of the board. When the box begins with an even column, the first row of the
 * map lies outside of it.
 */
export function turnedMap({ column0, row0, columns, rows }: Box): TurnedMap {
  const q0 = column0 - 1 + (column0 & 1);
  const height = columns === 0 ? 0 : column0 + columns - q0;
  return { q0, c: row0 + rows - 1, width: rows, height };
}

/** The position of a hex of the board in the text, which may lie outside the map. */
export function turnedPosition({ q0, c }: TurnedMap, hex: Hex): Position {
  const { column, row } = toOffset(hex);
  return { y: column - q0, x: c - row };
}

/** The hex of the board at a position of the text: the inverse of {@link turnedPosition}. */
export function turnedHex({ q0, c }: TurnedMap, { y, x }: Position): Hex {
  return fromOffset({ column: y + q0, row: c - x });
}
