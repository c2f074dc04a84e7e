import type { LandRow } from '../land/row.ts';
import { fromCell, toCell } from '../segment/cell.ts';
import type { Segment } from '../segment/segment.ts';

/** What a cell of a town is while the town is planned. */
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

/** Free cells beyond the land on each side, so that steps to neighbors need no test of bounds. */
const RIM = 4;

/**
 * The segments of a land on the triangular lattice (see `segment/cell.ts`), as flat arrays over a rectangle:
 *
 *     cell = (strip - strip0) * columns + column - column0
 *     state_cell[cell]   SEA, FREE, ...
 *
 * `columns` is odd and `strip0 + column0` even, so that even cells stand on their base, and odd ones on their apex. The
 * corners of cells are numbered in the same way: corner `cell` is the apex of an even cell, and all corners are even.
 */
export class TownGrid {
  readonly strip0: number;
  readonly column0: number;
  readonly strips: number;
  readonly columns: number;
  readonly state_cell: Uint8Array;
  /** Number of cells of land. */
  readonly size: number;

  constructor(land: readonly LandRow[]) {
    let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { r, q, count } of land)
      for (const end of [q, q + count - 1]) {
        // The strips and columns of a hex lie about those of its segment N.
        const { strip, column } = toCell({ q: end, r, k: 0 });
        top = Math.min(top, strip - 1);
        bottom = Math.max(bottom, strip + 2);
        left = Math.min(left, column - 2);
        right = Math.max(right, column + 2);
      }
    if (right < left) [top, bottom, left, right] = [0, 0, 0, 0];
    this.strip0 = top - RIM;
    this.strips = bottom - top + 1 + 2 * RIM;
    this.column0 = left - RIM - ((left - RIM + this.strip0) & 1);
    const columns = right + RIM - this.column0 + 1;
    this.columns = columns + 1 - (columns & 1);
    this.state_cell = new Uint8Array(this.strips * this.columns);
    let size = 0;
    for (const { r, q: first, count } of land)
      for (let q = first; q < first + count; q++) {
        // Segment N lies in the strip above the center, the other five beside and below it.
        const north = this.cellOf({ q, r, k: 0 });
        const south = north + this.columns;
        for (const cell of [north - 1, north, north + 1, south - 1, south, south + 1]) {
          this.state_cell[cell] = FREE;
          size++;
        }
      }
    this.size = size;
  }

  cellOf(segment: Segment): number {
    const { strip, column } = toCell(segment);
    return (strip - this.strip0) * this.columns + column - this.column0;
  }

  segmentOf(cell: number): Segment {
    const strip = Math.floor(cell / this.columns);
    return fromCell({ strip: strip + this.strip0, column: cell - strip * this.columns + this.column0 });
  }

  /** The three cells that share a side with a cell. */
  neighbors(cell: number): [number, number, number] {
    return [cell - 1, cell + 1, (cell & 1) === 0 ? cell + this.columns : cell - this.columns];
  }

  /** The three corners of a cell. */
  corners(cell: number): [number, number, number] {
    const { columns } = this;
    return (cell & 1) === 0
      ? [cell, cell + columns - 1, cell + columns + 1]
      : [cell - 1, cell + 1, cell + columns];
  }

  /** The six cells around a corner. */
  around(corner: number): [number, number, number, number, number, number] {
    const above = corner - this.columns;
    return [above - 1, above, above + 1, corner + 1, corner, corner - 1];
  }

  /** The center of a cell in side lengths. */
  centerOf(cell: number): { x: number; y: number } {
    const row = Math.floor(cell / this.columns);
    const height = 3 * (row + this.strip0) + ((cell & 1) === 0 ? 2 : 1);
    return { x: (cell - row * this.columns + this.column0) / 2, y: height * THIRD };
  }

  /** A corner in side lengths. */
  pointOf(corner: number): { x: number; y: number } {
    const row = Math.floor(corner / this.columns);
    return { x: (corner - row * this.columns + this.column0) / 2, y: 3 * (row + this.strip0) * THIRD };
  }

  /** The middle of the land: the mean of the centers of its cells. */
  middle(): { x: number; y: number } {
    let [x, y] = [0, 0];
    for (let cell = 0; cell < this.state_cell.length; cell++) {
      if (this.state_cell[cell] === SEA) continue;
      const center = this.centerOf(cell);
      x += center.x;
      y += center.y;
    }
    return this.size === 0 ? { x: 0, y: 0 } : { x: x / this.size, y: y / this.size };
  }
}

/** A third of the height of a strip in side lengths. */
const THIRD = Math.sqrt(3) / 6;
