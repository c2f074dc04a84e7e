import { DIRECTIONS, equalHexes, hexKey, neighbor, type Hex } from '../hex/hex.ts';
import { districtAt, type District } from './district.ts';
import { forEachHex, hasHex, type LandRow } from './row.ts';
import { normalizeRows } from './shapes.ts';

/**
 * Gives a hex of the land to a district of a group: to that of a neighbor, else to a new one. A district that falls
 * apart becomes several, of which the largest keeps its id; one without hexes goes.
 *
 * @param group `null` takes the hex out of all districts
 */
export function paintDistrict(
  districts: readonly District[],
  hex: Hex,
  group: string | null,
): readonly District[] {
  const before = districtAt(districts, hex);
  if ((before?.group ?? null) === group) return districts;
  let free = districts.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const left = districts.flatMap((district) => {
    if (district !== before) return district;
    const parts = connectedRows(district.rows, hex);
    return parts.map((rows, index) => ({ ...district, rows, id: index === 0 ? district.id : free++ }));
  });
  if (group === null) return left;
  const joined = DIRECTIONS.map((direction) => districtAt(left, neighbor(hex, direction))).find(
    (district) => district?.group === group,
  );
  const own: LandRow = { r: hex.r, q: hex.q, count: 1 };
  if (!joined) return [...left, { id: free, group, rows: [own] }];
  return left.map((district) =>
    district === joined ? { ...district, rows: normalizeRows([...district.rows, own]) } : district,
  );
}

/** The connected parts of some rows without a hex, largest first. */
function connectedRows(rows: readonly LandRow[], without: Hex): LandRow[][] {
  const seen = new Set([hexKey(without)]);
  const parts: LandRow[][] = [];
  forEachHex(rows, (start) => {
    if (equalHexes(start, without) || seen.has(hexKey(start))) return;
    const part = [start];
    seen.add(hexKey(start));
    for (const at of part)
      for (const direction of DIRECTIONS) {
        const next = neighbor(at, direction);
        if (seen.has(hexKey(next)) || !hasHex(rows, next)) continue;
        seen.add(hexKey(next));
        part.push(next);
      }
    parts.push(normalizeRows(part.map(({ q, r }) => ({ r, q, count: 1 }))) as LandRow[]);
  });
  const size = (part: readonly LandRow[]) => part.reduce((sum, { count }) => sum + count, 0);
  return parts.toSorted((a, b) => size(b) - size(a));
}
