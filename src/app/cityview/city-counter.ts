import type { Occupancy } from '../../engine/board/board.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { countSegments } from '../../engine/schematic/schematic.ts';
import { statisticsOf, type Statistics } from '../../formats/city/statistics.ts';
import { forEachChange } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import { BuildingCounts } from './building-counts.ts';
import { districtCoverage, type GroupCoverage } from './district-coverage.ts';

/** The counts of a city. */
export interface CityFigures {
  readonly city: CityDocument;
  readonly statistics: Statistics;
  /** Number of buildings by id of kind. */
  readonly buildings: ReadonlyMap<string, number>;
  readonly groups: readonly GroupCoverage[];
  /** Number of segments of streets, water and yards. */
  readonly ground: number;
}

/** Counts a city again and again, by what has changed since: of a large one, to count it all takes a tenth of a second. */
export class CityCounter {
  #figures: CityFigures | undefined;
  #counts = new BuildingCounts([]);
  #placed = new Map<string, number>();
  #buildings = new Map<string, number>();

  /** @param board the city's, with all its placements on it */
  count(city: CityDocument, board: Occupancy): CityFigures {
    const before = this.#figures?.city;
    if (this.#figures && before === city) return this.#figures;
    if (before && before.kinds === city.kinds && keepsSchematics(before, city)) this.#follow(before, city);
    else this.#countAnew(city);
    return (this.#figures = {
      city,
      statistics: statisticsOf(board.hexes, board.covered, present(this.#placed)),
      buildings: new Map(
        city.kinds.flatMap(({ id }) => {
          const count = this.#buildings.get(id) ?? 0;
          return count > 0 ? [[id, count] as const] : [];
        }),
      ),
      groups: districtCoverage(city.districts, board),
      ground: countSegments(city.ground ?? []),
    });
  }

  #countAnew(city: CityDocument): void {
    this.#counts = new BuildingCounts(city.kinds);
    this.#placed.clear();
    this.#buildings.clear();
    forEachChange({}, city.placements, (_, __, placement) => {
      if (placement) this.#add(city, placement, 1);
    });
  }

  #follow(before: CityDocument, city: CityDocument): void {
    forEachChange(before.placements, city.placements, (_, old, placement) => {
      if (old) this.#add(before, old, -1);
      if (placement) this.#add(city, placement, 1);
    });
  }

  #add({ schematics }: CityDocument, placement: Placement, sign: 1 | -1): void {
    const { schematic } = placement;
    this.#placed.set(schematic, (this.#placed.get(schematic) ?? 0) + sign);
    for (const [kind, count] of this.#counts.of(schematics[schematic]!, placement))
      this.#buildings.set(kind, (this.#buildings.get(kind) ?? 0) + sign * count);
  }
}

/** Whether every schematic that both have is the same in both. */
function keepsSchematics(before: CityDocument, city: CityDocument): boolean {
  if (before.schematics === city.schematics) return true;
  return Object.entries(before.schematics).every(
    ([id, schematic]) => city.schematics[id] === undefined || city.schematics[id] === schematic,
  );
}

function present(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...counts].filter(([, count]) => count > 0));
}
