import type { City } from '../../engine/city/city.ts';
import { createOccupancy, hexMask, slotOf } from '../../engine/board/board.ts';
import { takeGiven, type ClearedHex } from '../../engine/generate/given.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { orient } from '../../engine/schematic/pose.ts';
import { isRecord } from '../kit/members.ts';
import { fromChunks } from './chunked.ts';
import type { CityDocument } from './document.ts';
import { HAND_REMOVED } from './hand-removed.ts';

/** A generated placement that was removed by hand, and the segments on which it stood. */
export interface RemovedPlace {
  readonly placement: Placement;
  readonly hexes: readonly ClearedHex[];
}

/**
 * The placements that were removed by hand, as far as nothing stands in their places since. None in a city without
 * placements: who cleared all of it wants another one, not empty land.
 */
export function removedPlaces(city: CityDocument): readonly RemovedPlace[] {
  const list = city.meta?.[HAND_REMOVED];
  if (!Array.isArray(list) || list.length === 0 || city.land.length === 0) return [];
  const { land, placements, schematics } = city;
  const standing = { land, placements: fromChunks(placements), schematics: Object.values(schematics) };
  if (standing.placements.length === 0) return [];
  return list.flatMap((one) => readPlace(one, city)).filter(isFreeIn(standing));
}

/** Makes what tells whether no placement of a city stands in a place, which is on its land. */
export function isFreeIn(
  city: Pick<City, 'land' | 'placements' | 'schematics'>,
): (place: RemovedPlace) => boolean {
  const occupancy = createOccupancy(city.land);
  takeGiven(occupancy, city);
  return ({ hexes }) =>
    hexes.every(({ mask, ...hex }) => {
      const slot = slotOf(occupancy, hex);
      // The mask of the sea has all six segments set, too.
      return slot >= 0 && (occupancy.mask_hex[slot]! & mask) === 0;
    });
}

/** A member of the list in a city's free data, if it makes sense: anyone may have written there. */
function readPlace(value: unknown, { schematics }: CityDocument): RemovedPlace[] {
  if (!isPlacement(value) || !Object.hasOwn(schematics, value.schematic)) return [];
  const hexes = orient(schematics[value.schematic]!.hexes, value).map((hex) => ({
    q: hex.q + value.q,
    r: hex.r + value.r,
    mask: hexMask(hex),
  }));
  return [{ placement: value, hexes }];
}

function isPlacement(value: unknown): value is Placement {
  if (!isRecord(value)) return false;
  const { id, schematic, q, r, mirror, rotation, shift } = value;
  return (
    [id, q, r].every(Number.isSafeInteger) &&
    typeof schematic === 'string' &&
    typeof mirror === 'boolean' &&
    DIRECTIONS.some((direction) => direction === rotation) &&
    [-1, 0, 1].some((one) => one === shift)
  );
}
