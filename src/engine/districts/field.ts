import { landBox, MAX_SLOTS, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import { countHexes, type LandRow } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';

/**
 * Land as flat arrays with a border of sea, so that a step to a neighbor never leaves the arrays. Columns of odd-q
 * coordinates lie one after the other:
 *
 *     slot = (q - column0 + 1) * height + (r + ⌊q / 2⌋ - row0 + 1)
 *
 *     land_hex[slot]                     SEA; or land: EVEN or ODD by the parity of its column
 *     slots_neighbor[land_hex[slot]][k]  slots from there to the neighbor in direction k
 */
export interface Field extends Box {
  /** Slots per column: its rows, and one slot of sea above and one below. */
  readonly height: number;
  /** Runs sorted by r then q; neighboring runs are merged. */
  readonly land: readonly LandRow[];
  /** Hexes of land. */
  readonly hexes: number;
  readonly land_hex: Uint8Array;
  readonly slots_neighbor: readonly [Int32Array, Int32Array, Int32Array];
}

/** The values of `land_hex`: sea, land in a column of even q, land in a column of odd q. */
export const SEA = 0;
export const EVEN = 1;
export const ODD = 2;

/** @throws RangeError when the box of the land has more than {@link MAX_SLOTS} hexes */
export function createField(rows: readonly LandRow[]): Field {
  const land = normalizeRows(rows);
  const box = landBox(land);
  if (box.columns * box.rows > MAX_SLOTS)
    throw new RangeError(
      `land lies in a box of ${box.columns} × ${box.rows} hexes; a field holds at most ${MAX_SLOTS} hexes`,
    );
  const height = box.rows + 2;
  const land_hex = new Uint8Array((box.columns + 2) * height);
  for (const { r, q: first, count } of land)
    for (let q = first; q < first + count; q++)
      land_hex[(q - box.column0 + 1) * height + r + (q >> 1) - box.row0 + 1] = q & 1 ? ODD : EVEN;
  const slots_neighbor = [
    new Int32Array(6),
    // Clockwise from north. Odd columns lie half a hex lower: their neighbors to the sides are one row further down.
    Int32Array.of(-1, height - 1, height, 1, -height, -height - 1),
    Int32Array.of(-1, height, height + 1, 1, 1 - height, -height),
  ] as const;
  return { ...box, height, land, hexes: countHexes(land), land_hex, slots_neighbor };
}

/** The slot of a hex within the box of the field or on its border. */
export function fieldSlot({ column0, row0, height }: Field, { q, r }: Hex): number {
  return (q - column0 + 1) * height + r + (q >> 1) - row0 + 1;
}

/** The slots of all land, ascending: by q, then by r. */
export function landSlots({ land_hex, hexes }: Field): Int32Array {
  const slots = new Int32Array(hexes);
  let count = 0;
  for (let slot = 0; slot < land_hex.length; slot++) if (land_hex[slot] !== SEA) slots[count++] = slot;
  return slots;
}
