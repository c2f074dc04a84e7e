import { slotOf, type Box } from '../../engine/board/board.ts';
import type { District } from '../../engine/land/district.ts';
import { forEachHex, type LandRow } from '../../engine/land/row.ts';
import type { ResolvedCity } from '../../engine/city/resolve.ts';

/** The hexes that a file lists: those of version 1 have a covered segment. */
export type ListedHexes = 'all' | 'covered';

/** Calls `visit` with the slot of every listed hex, in the order of `land`, which is that of the file when normalized. */
export function forEachListedHex(
  { board }: ResolvedCity,
  land: readonly LandRow[],
  listed: ListedHexes,
  visit: (q: number, r: number, slot: number) => void,
): void {
  for (const { r, q: first, count } of land)
    for (let q = first; q < first + count; q++) {
      const slot = slotOf(board, { q, r });
      if (listed === 'all' || board.mask_hex[slot] !== 0) visit(q, r, slot);
    }
}

/** The id of the district of each slot, 0 for none. */
export function districtsBySlot(box: Box, districts: readonly District[]): Uint32Array {
  const district_hex = new Uint32Array(box.columns * box.rows);
  for (const { id, rows } of districts)
    forEachHex(rows, (hex) => {
      district_hex[slotOf(box, hex)] = id;
    });
  return district_hex;
}
