import type { City } from '../engine/city/city.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import { DIRECTIONS, type Hex } from '../engine/hex/hex.ts';
import type { Six } from '../engine/schematic/schematic.ts';
import type { Segment } from '../engine/segment/segment.ts';
import { checkCity } from './check-call.ts';
import { numberedBuildings } from '../formats/city/buildings.ts';
import { canonicalCity } from '../formats/city/canonical.ts';
import { districtsBySlot, forEachListedHex } from '../formats/city/hexes.ts';

/** A hex of a city with all that stands on it, each list in the order N, NE, SE, S, SW, NW. */
export interface CityHex extends Hex {
  /** The id of its district; `null` without one. */
  readonly district: number | null;
  /** The id of the kind on each segment; `null` for free land. */
  readonly segments: Six<string | null>;
  /** The id of the placement on each segment; `null` for free land and for ground such as streets. */
  readonly placements: Six<number | null>;
}

/** A building of a city. */
export interface CityBuilding {
  /** Its number, from 1, as in the city's file. */
  readonly id: number;
  /** Id of its kind. */
  readonly kind: string;
  /** Id of the placement that it belongs to. */
  readonly placement: number;
  /** Its segments. */
  readonly segments: readonly Segment[];
  /** Its doors; none where its schematic asks for none. */
  readonly doors: readonly CityDoor[];
}

/** A door: the side between a segment of a building and the segment that it opens to. */
export interface CityDoor extends Segment {
  /** The segment on the other side, which is open ground. */
  readonly to: Segment;
}

/**
 * Every hex of a city with the kinds, the placements and the district on it, sorted by r then q: all that a game needs to
 * draw it, as in `hexes` of its file.
 *
 * @throws RangeError when placements of the city overlap or leave the land, which no reader and no generator lets through
 */
export function cityHexes(city: City): CityHex[] {
  checkCity('cityHexes', city);
  const canonical = canonicalCity(city);
  const { land, kinds, districts } = canonical;
  const resolved = resolveCity(canonical, (_index, { id }) => {
    throw new RangeError(`placement ${id} of the city does not fit`);
  });
  const { board, kind_segment } = resolved;
  const district_hex = districtsBySlot(board, districts);
  const names = [null, ...kinds.map(({ id }) => id)];
  const hexes: CityHex[] = [];
  forEachListedHex(resolved, land, 'all', (q, r, slot) => {
    const district = district_hex[slot]! || null;
    const segments = six((k) => names[kind_segment[6 * slot + k]!]!);
    const placements = six((k) => board.placement_segment[6 * slot + k]! || null);
    hexes.push({ q, r, district, segments, placements });
  });
  return hexes;
}

/**
 * Every building of a city with its doors, by the footprints of its kinds, as in `buildings` of its file.
 *
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function cityBuildings(city: City): CityBuilding[] {
  checkCity('cityBuildings', city);
  return [...numberedBuildings(canonicalCity(city))].map((building) => ({
    ...building,
    doors: building.doors.map(({ segment, to }) => ({ ...plain(segment), to: plain(to) })),
  }));
}

function six<T>(value: (k: number) => T): Six<T> {
  return DIRECTIONS.map(value) as unknown as Six<T>;
}

/** A segment alone, without its kind. */
function plain({ q, r, k }: Segment): Segment {
  return { q, r, k };
}
