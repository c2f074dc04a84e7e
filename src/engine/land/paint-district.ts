import { DIRECTIONS, neighbor, type Hex } from '../hex/hex.ts';
import { districtAt, type District } from './district.ts';
import { countHexes, hasHex, type LandRow } from './row.ts';
import { connectedParts, withoutRows, withRows } from './row-sets.ts';

/**
 * Gives hexes of the land to districts of a group, one after the other: to that of a neighbor, else to a new one. A
 * district that falls apart becomes several, of which the largest keeps its id; one without hexes goes.
 *
 * @param group `null` takes the hexes out of all districts
 * @returns the same object when all of them were of the group
 */
export function paintDistricts(
  districts: readonly District[],
  hexes: Iterable<Hex>,
  group: string | null,
): readonly District[] {
  let painted = districts;
  for (const hex of hexes) painted = paintDistrict(painted, hex, group);
  return painted;
}

function paintDistrict(districts: readonly District[], hex: Hex, group: string | null): readonly District[] {
  const before = districtAt(districts, hex);
  if ((before?.group ?? null) === group) return districts;
  const own: LandRow = { r: hex.r, q: hex.q, count: 1 };
  let free = districts.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const left = districts.flatMap((district) => {
    if (district !== before) return district;
    const parts = partsWithout(district.rows, hex);
    return parts.map((rows, index) => ({ ...district, rows, id: index === 0 ? district.id : free++ }));
  });
  if (group === null) return left;
  const joined = DIRECTIONS.map((direction) => districtAt(left, neighbor(hex, direction))).find(
    (district) => district?.group === group,
  );
  if (!joined) return [...left, { id: free, group, rows: [own] }];
  return left.map((district) =>
    district === joined ? { ...district, rows: withRows(district.rows, [own]) } : district,
  );
}

/** The connected parts of some rows without a hex, largest first. */
function partsWithout(rows: readonly LandRow[], hex: Hex): (readonly LandRow[])[] {
  const left = withoutRows(rows, [{ r: hex.r, q: hex.q, count: 1 }]);
  if (left.length === 0) return [];
  const isOwn = DIRECTIONS.map((direction) => hasHex(rows, neighbor(hex, direction)));
  const arcs = DIRECTIONS.filter((direction) => isOwn[direction] && !isOwn[(direction + 5) % 6]).length;
  // The neighbors of the hex are joined around it: whoever went through it goes there.
  if (arcs < 2) return [left];
  return connectedParts(left).toSorted((a, b) => countHexes(b) - countHexes(a));
}
