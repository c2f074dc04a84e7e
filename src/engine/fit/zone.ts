import { slotOf, type Box } from '../board/board.ts';
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
    for (const { r, q: first, count } of rows)
      for (let q = first; q < first + count; q++) {
        const slot = slotOf(box, { q, r });
        if (slot >= 0) zone_hex[slot] = 1;
      }
  }
  return zone_hex;
}
