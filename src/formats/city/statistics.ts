import type { City } from '../../engine/city/city.ts';
import { cityReach, type CityReach } from '../../engine/city/reach.ts';
import { countStreets } from '../../engine/city/street-figures.ts';
import { countHexes } from '../../engine/land/row.ts';
import { countSegments } from '../../engine/schematic/schematic.ts';
import type { Placements } from '../../engine/schematic/placement.ts';
import type { ResolvedCity } from '../../engine/city/resolve.ts';

/** The `statistics` of a city's file. */
export interface Statistics {
  /** Number of hexes of land. */
  readonly hexes: number;
  /** Number of segments of land: six per hex. */
  readonly segments: number;
  /** Number of segments that placements cover. */
  readonly covered: number;
  /** covered / segments, rounded to four decimals; 0 without land. */
  readonly coverage: number;
  /** Number of placements by id of schematic, sorted by id; schematics without placements are left out. */
  readonly perSchematic: ReadonlyMap<string, number>;
}

/** The statistics of a city whose placements lie on land and do not overlap. */
export function cityStatistics(
  city: Pick<City, 'land' | 'schematics'> & { readonly placements: Placements },
): Statistics {
  const placed = new Map<string, { times: number }>();
  for (let index = 0; index < city.placements.length; index++) {
    const { schematic } = city.placements.at(index)!;
    const count = placed.get(schematic);
    if (count) count.times++;
    else placed.set(schematic, { times: 1 });
  }
  const size = new Map(city.schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  let covered = 0;
  for (const [id, { times }] of placed) covered += times * (size.get(id) ?? 0);
  const times = new Map(Array.from(placed, ([id, count]) => [id, count.times]));
  return statisticsOf(countHexes(city.land), covered, times);
}

/**
 * The statistics that follow from counts.
 *
 * @param hexes number of hexes of land
 * @param covered number of segments that placements cover
 * @param placed number of placements by id of schematic, each more than 0
 */
export function statisticsOf(
  hexes: number,
  covered: number,
  placed: ReadonlyMap<string, number>,
): Statistics {
  const segments = 6 * hexes;
  const coverage = segments === 0 ? 0 : Math.round((10_000 * covered) / segments) / 10_000;
  return { hexes, segments, covered, coverage, perSchematic: new Map([...placed].sort(byId)) };
}

/** Compares ids by code units, the same on every platform. */
function byId([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The `statistics` that version 2 adds. */
export interface TownStatistics extends CityReach {
  /** Number of segments of ground of the recipe's streets. */
  readonly streets: number;
}

/** The statistics that version 2 adds, worked out by flooding. */
export function townStatistics(city: City, { board, kind_segment }: ResolvedCity): TownStatistics {
  const { publicAreas, landAreas, doors, doorsReached, walls } = cityReach(city, board, kind_segment);
  return { publicAreas, landAreas, doors, doorsReached, walls, streets: countStreets(city) };
}
