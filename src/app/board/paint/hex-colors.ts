import { landBox, type Box } from '../../../engine/board/board.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import type { Bounds } from '../../view/camera.ts';
import { SegmentColors, type CellRectangle } from './segment-colors.ts';

/** The cells of all hexes of a box. */
export function cellsOfBox({ column0, row0, columns, rows }: Box): CellRectangle {
  return {
    strip0: 2 * row0 - 1,
    column0: 3 * column0 - 2,
    strips: 2 * rows + 1,
    columns: 3 * columns + 2,
  };
}

/** Colors with room for some land, every color 0. */
export function colorsFor(land: readonly LandRow[]): SegmentColors {
  return new SegmentColors(cellsOfBox(landBox(land)));
}

/** Colors all hexes of some rows, and tells nobody. */
export function colorRows(colors: SegmentColors, rows: readonly LandRow[], index: number): void {
  for (const { q, r, count } of rows) {
    const { strip, column } = toCell({ q, r, k: UPPER_LEFT });
    colors.setHexes(strip, column, count, index);
  }
}

/** The direction of the first cell of a hex, in the order of cells. */
const UPPER_LEFT = 5;

/** The part of the plane that the hexes of a box take, in side lengths. */
function boundsOfBox({ column0, row0, columns, rows }: Box): Bounds {
  return {
    left: 1.5 * column0 - 1,
    right: 1.5 * (column0 + columns - 1) + 1,
    top: Math.sqrt(3) * (row0 - 0.5),
    bottom: Math.sqrt(3) * (row0 + rows),
  };
}

/** The part of the plane that some land takes, in side lengths. */
export function boundsOfLand(land: readonly LandRow[]): Bounds {
  return boundsOfBox(landBox(land));
}
