import type { City } from '../../engine/city/city.ts';
import { compareHexes } from '../../engine/hex/hex.ts';
import { compareSides } from '../../engine/land/open-side.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import type { Placement } from '../../engine/schematic/placement.ts';

/** The same city with all lists in the order of its file. */
export function canonicalCity(city: City): City {
  return { ...canonicalOutline(city), placements: sortedById(city.placements) };
}

/** The same city with all lists but that of its placements in the order of its file. */
export function canonicalOutline<Outline extends Omit<City, 'placements'>>(city: Outline): Outline {
  return {
    ...city,
    schematics: city.schematics.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
    land: normalizeRows(city.land),
    ...(city.open && { open: city.open.toSorted(compareSides) }),
    districts: city.districts
      .map((district) => ({ ...district, rows: normalizeRows(district.rows) }))
      .sort((a, b) => a.id - b.id),
    ...(city.ground && { ground: city.ground.toSorted(compareHexes) }),
  };
}

/** The placements by id; the same list when it is in that order already, as that of a generated city. */
function sortedById(placements: readonly Placement[]): readonly Placement[] {
  for (let index = 1; index < placements.length; index++)
    if (placements[index - 1]!.id > placements[index]!.id) return placements.toSorted((a, b) => a.id - b.id);
  return placements;
}
