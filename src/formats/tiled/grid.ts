import type { Box } from '../../engine/board/board.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import { fromOffset } from '../../engine/hex/offset.ts';
import type { Third } from '../../engine/segment/thirds.ts';
import type { XY } from './document.ts';

/** Pixels of a tile, and of a side of its hex. The height of a true hex is 110.85 pixels. */
export const TILE_WIDTH = 128;
export const TILE_HEIGHT = 110;
export const TILE_SIDE = 64;

/** The cells of a map: a rectangle of odd-q columns and rows that begins with an even column. */
export interface TiledGrid {
  /** Even, because odd columns lie half a hex lower in the map as on the board. */
  readonly column0: number;
  readonly row0: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest grid that holds a box of the board; a map of Tiled has at least one cell. */
export function gridOf({ column0, row0, columns, rows }: Box): TiledGrid {
  const odd = column0 & 1;
  return {
    column0: column0 - odd,
    row0,
    width: Math.max(1, columns + odd),
    height: Math.max(1, rows),
  };
}

/** The hex at the first cell of a grid. */
export function firstHex({ column0, row0 }: TiledGrid): Hex {
  return fromOffset({ column: column0, row: row0 });
}

/** A point of the thirds lattice in pixels of the map. */
export function pixelOf({ column0, row0 }: TiledGrid, { a, b }: Third): XY {
  const half = TILE_HEIGHT / 2;
  return {
    x: TILE_SIDE - 1.5 * TILE_SIDE * column0 + (TILE_SIDE / 2) * a,
    y: half - TILE_HEIGHT * row0 + (half * (a + 2 * b)) / 3,
  };
}

/** Most cells of a map for Tiled, which keeps each layer whole in memory. */
export const MAX_TILED_CELLS = 4_194_304;
