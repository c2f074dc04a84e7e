import { CellGrid } from '../board/cell-grid.ts';

/** The states of a cell while a town is planned. */
export const SEA = 0;
/** Land that nothing stands on yet. */
export const FREE = 1;
/** Something that no street crosses: a building, a wall. */
export const TAKEN = 2;
/** Ground of a placement that everybody may cross: a market, a gate. */
export const PUBLIC = 3;
export const RIVER = 4;
export const MAIN = 5;
export const LANE = 6;
export const BRIDGE = 7;

/** The cells of a land while a town is planned on them. */
export class TownGrid extends CellGrid {
  /** {@link SEA}, {@link FREE}, ... */
  readonly state_cell: Uint8Array = this.land_cell.slice();
}
