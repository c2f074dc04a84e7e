import { cityBuildings } from '../../../engine/city/buildings.ts';
import type { City } from '../../../engine/city/city.ts';
import { doorFinder } from '../../../engine/city/doors.ts';
import { resolveCity } from '../../../engine/city/resolve.ts';
import { slotOf } from '../../../engine/board/board.ts';
import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import { hexesOf } from '../../../engine/land/row.ts';
import type { MapSource } from './lattice.ts';

/**
 * The parts of a city that its map shows. Placements that do not fit are left out.
 *
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function cityMapSource(city: City): MapSource {
  const { kinds, schematics, land, placements, recipe } = city;
  const { board, kind_segment } = resolveCity(city, () => 'go on');
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  const doorsOf = doorFinder(schematics, kinds);
  return {
    seed: recipe?.seed ?? 0,
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
    })),
    doors: placements.flatMap(doorsOf),
  };
}
