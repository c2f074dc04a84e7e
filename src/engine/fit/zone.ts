import { slotOf, type Box } from '../board/board.ts';
import { forEachHex } from '../land/row.ts';
import type { District } from '../city/city.ts';

/**
 * Where a schematic that is tied to groups may stand: per slot of the box, 1 in the districts of those groups.
 * `null`, everywhere, when it is tied to none.
 */
export function zoneOf(
  box: Box,
  districts: readonly District[],
  groups: readonly string[] | null,
): Uint8Array | null {
  if (groups === null) return null;
  const wanted = new Set(groups);
  const zone_hex = new Uint8Array(box.columns * box.rows);
  for (const { group, rows } of districts) {
    if (!wanted.has(group)) continue;
    forEachHex(rows, (hex) => {
      const slot = slotOf(box, hex);
      if (slot >= 0) zone_hex[slot] = 1;
    });
  }
  return zone_hex;
}
