import type { City } from '../../engine/city/city.ts';
import { compareHexes } from '../../engine/hex/hex.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';

/** The same city with all lists in the order of its file. */
export function canonicalCity(city: City): City {
  return {
    ...city,
    schematics: city.schematics.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
    land: normalizeRows(city.land),
    districts: city.districts
      .map((district) => ({ ...district, rows: normalizeRows(district.rows) }))
      .sort((a, b) => a.id - b.id),
    placements: city.placements.toSorted((a, b) => a.id - b.id),
    ...(city.ground && { ground: city.ground.toSorted(compareHexes) }),
  };
}
