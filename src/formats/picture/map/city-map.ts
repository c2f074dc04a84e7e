import { cityBuildings } from '../../../engine/city/buildings.ts';
import type { City } from '../../../engine/city/city.ts';
import { doorFinder } from '../../../engine/city/doors.ts';
import { resolveCity } from '../../../engine/city/resolve.ts';
import { slotOf } from '../../../engine/board/board.ts';
import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import { borderOf, Country, type LandBorder } from '../../../engine/land/open-side.ts';
import { hexesOf } from '../../../engine/land/row.ts';
import { grownBounds, type Bounds } from '../picture.ts';
import { countryBeyond } from './beyond.ts';
import type { MapSource } from './lattice.ts';

/** Side lengths about what is painted within which country decides how that looks: its far edge is no coast there. */
const ABOUT = 14;

/**
 * The parts of a city that its map shows. Placements that do not fit are left out.
 *
 * @param seen the part of the plane that is painted: country that goes on is there, and about it
 * @param border that of all of the land, where the city is a part of another one
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function cityMapSource(
  city: City,
  seen: Bounds,
  border: LandBorder = borderOf(city.land, city.open ?? []),
): MapSource {
  const { kinds, schematics, land, placements, recipe } = city;
  const { board, kind_segment } = resolveCity(city, () => 'go on');
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  const placementOf = new Map(placements.map((placement) => [placement.id, placement]));
  const doorsOf = doorFinder(schematics, kinds);
  const ground = {
    land: Array.from(hexesOf(land)).flatMap((hex) => {
      const slot = slotOf(board, hex);
      return DIRECTIONS.map((k) => ({
        segment: { ...hex, k },
        kind: kinds[kind_segment[6 * slot + k]! - 1],
        placement: board.placement_segment[6 * slot + k]!,
      }));
    }),
    buildings: Array.from(cityBuildings(city), (building) => ({
      ...building,
      kind: kindOf.get(building.kind)!,
      pose: placementOf.get(building.placement),
    })),
  };
  const seed = recipe?.seed ?? 0;
  const source = {
    seed,
    doors: placements.flatMap(doorsOf),
    isDrawn: (x: number, y: number) => x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom,
  };
  const country = new Country(land, border);
  if (!country.isThere) return { ...source, ...ground };
  const beyond = countryBeyond(ground.land, kinds, border, country, grownBounds(seen, ABOUT), seed);
  return {
    ...source,
    land: [...ground.land, ...beyond.land],
    buildings: [...ground.buildings, ...beyond.buildings],
  };
}
