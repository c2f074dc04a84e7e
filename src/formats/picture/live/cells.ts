import { DIRECTIONS, ORIGIN, type Direction } from '../../../engine/hex/hex.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import { adjacentSegments } from '../../../engine/segment/segment.ts';

/**
 * A number for a cell, in reading order, that does not depend on the size of the grid; strips and columns lie within
 * ±4095.
 */
export type CellKey = number;

const ROW = 8192;
const HALF = 4096;

export function cellKey(strip: number, column: number): CellKey {
  return (strip + HALF) * ROW + column + HALF;
}

export function stripOf(key: CellKey): number {
  return Math.floor(key / ROW) - HALF;
}

export function columnOf(key: CellKey): number {
  return (key % ROW) - HALF;
}

/** A rectangle of cells; the last strip and column are included. */
export interface CellBox {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Number of free cells around all painted ones, so that access to neighbors needs no test of bounds. */
const RIM = 4;

/** Cells added on every side when the grid grows. */
const MARGIN = 32;

/**
 * The kinds and buildings on the cells of the triangular lattice (see `engine/segment/cell.ts`), as flat arrays over a
 * rectangle that grows:
 *
 *     slot = (strip - strip0) * stride + column - column0
 *     kind_cell[slot]       number of the kind, 0 = nothing
 *     building_cell[slot]   id of the building, 0 = none yet
 *     tile_cell[slot]       1: the upper left sixth of a tile
 */
export class Cells {
  strip0 = 0;
  column0 = 0;
  strips = 0;
  stride = 0;
  kind_cell = new Uint16Array(0);
  building_cell = new Int32Array(0);
  tile_cell = new Uint8Array(0);

  slotOf(key: CellKey): number {
    return (stripOf(key) - this.strip0) * this.stride + columnOf(key) - this.column0;
  }

  keyOf(slot: number): CellKey {
    const row = Math.floor(slot / this.stride);
    return cellKey(row + this.strip0, slot - row * this.stride + this.column0);
  }

  /** The number of the kind on a cell, 0 where there is none; the cell may lie outside of the rectangle. */
  kindAt(strip: number, column: number): number {
    const row = strip - this.strip0;
    const along = column - this.column0;
    if (row < 0 || row >= this.strips || along < 0 || along >= this.stride) return 0;
    return this.kind_cell[row * this.stride + along]!;
  }

  /** Grows the rectangle to hold a cell and those around it. Slots from before are invalid afterward. */
  include(strip: number, column: number): void {
    const empty = this.stride === 0;
    const [top, left] = [this.strip0, this.column0];
    const [bottom, right] = [top + this.strips, left + this.stride];
    if (!empty && strip >= top + RIM && strip < bottom - RIM && column >= left + RIM && column < right - RIM)
      return;
    const room = RIM + MARGIN;
    this.#resize({
      top: empty ? strip - room : Math.min(top, strip - room),
      left: empty ? column - room : Math.min(left, column - room),
      bottom: empty ? strip + room : Math.max(bottom - 1, strip + room),
      right: empty ? column + room : Math.max(right - 1, column + room),
    });
  }

  #resize({ top, left, bottom, right }: CellBox): void {
    const [strips, stride] = [bottom - top + 1, right - left + 1];
    const { kind_cell, building_cell, tile_cell } = this;
    const kinds = new Uint16Array(strips * stride);
    const buildings = new Int32Array(strips * stride);
    const tiles = new Uint8Array(strips * stride);
    for (let row = 0; row < this.strips; row++) {
      const from = row * this.stride;
      const to = (this.strip0 + row - top) * stride + this.column0 - left;
      kinds.set(kind_cell.subarray(from, from + this.stride), to);
      buildings.set(building_cell.subarray(from, from + this.stride), to);
      tiles.set(tile_cell.subarray(from, from + this.stride), to);
    }
    Object.assign(this, { strip0: top, column0: left, strips, stride });
    Object.assign(this, { kind_cell: kinds, building_cell: buildings, tile_cell: tiles });
  }

  /** Whether the triangle of a slot stands on its base. */
  isApexUp(slot: number): boolean {
    const row = Math.floor(slot / this.stride);
    return ((row + this.strip0 + slot - row * this.stride + this.column0) & 1) === 0;
  }

  /** The step from a slot to the slot across its horizontal side. */
  across(slot: number): number {
    return this.isApexUp(slot) ? slot + this.stride : slot - this.stride;
  }

  /** The three cells that share a side with a slot. */
  beside(slot: number): number[] {
    return [slot - 1, slot + 1, this.across(slot)];
  }

  /** The twelve cells that share a side or a corner with a slot. */
  touching(slot: number): number[] {
    const near = this.isApexUp(slot) ? this.stride : -this.stride;
    const base = slot + near;
    const tip = slot - near;
    return [
      slot - 2,
      slot - 1,
      slot + 1,
      slot + 2,
      base - 2,
      base - 1,
      base,
      base + 1,
      base + 2,
      tip - 1,
      tip,
      tip + 1,
    ];
  }
}

/**
 * Whether the cells that touch a slot connect all its neighbors in its building without it: then the building stays in
 * one piece when the slot leaves it. `false` does not mean that the building falls apart.
 */
export function holdsWithout(cells: Cells, slot: number): boolean {
  const { building_cell, stride } = cells;
  const id = building_cell[slot];
  const near = cells.isApexUp(slot) ? stride : -stride;
  const [base, tip] = [slot + near, slot - near];
  const isOwn = (other: number) => building_cell[other] === id;
  const [left, right, level] = [isOwn(slot - 1), isOwn(slot + 1), isOwn(base)];
  const neighbors = Number(left) + Number(right) + Number(level);
  if (neighbors < 2) return true;
  // Around each corner of the slot lie three cells that can connect the neighbors on its two sides.
  const links =
    Number(left && right && isOwn(tip - 1) && isOwn(tip) && isOwn(tip + 1)) +
    Number(left && level && isOwn(slot - 2) && isOwn(base - 2) && isOwn(base - 1)) +
    Number(right && level && isOwn(slot + 2) && isOwn(base + 2) && isOwn(base + 1));
  return links >= neighbors - 1;
}

/** A step from a cell to a cell that shares a side. */
export interface CellStep {
  readonly strips: number;
  readonly columns: number;
  /** Index of the segment that the step leads to. */
  readonly k: Direction;
}

/** The steps from segment k to its neighbors, in the order of `adjacentSegments`: they depend only on k. */
export const CELL_STEPS: readonly (readonly CellStep[])[] = DIRECTIONS.map((k) => {
  const from = toCell({ ...ORIGIN, k });
  return adjacentSegments({ ...ORIGIN, k }).map((next) => {
    const to = toCell(next);
    return { strips: to.strip - from.strip, columns: to.column - from.column, k: next.k };
  });
});
