import { usedKinds } from '../../../engine/city/used.ts';
import type { SeedJob, SeedResult, SeedStatistics } from '../../cityview/seed-result.ts';
import { number } from '../../kit/number-words.ts';
import * as words from './words.ts';

/** A number that cities are sorted by. */
export interface Measure {
  readonly id: string;
  readonly name: string;
  readonly group: 'City' | 'Buildings' | 'Placements';
  readonly of: (statistics: SeedStatistics) => number;
  readonly format: (value: number) => string;
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

const oneDecimal = (value: number) => value.toFixed(1);
const twoDecimals = (value: number) => value.toFixed(2);

const CITY_MEASURES: readonly Measure[] = [
  {
    id: 'coverage',
    name: words.coveredMeasure,
    group: words.city,
    of: ({ coverage }) => coverage,
    format: percent,
  },
  {
    id: 'placements',
    name: words.placements,
    group: words.city,
    of: ({ placements }) => placements,
    format: number,
  },
  {
    id: 'buildings',
    name: words.buildings,
    group: words.city,
    of: ({ buildings }) => buildings,
    format: number,
  },
  {
    id: 'districts',
    name: words.districts,
    group: words.city,
    of: ({ districts }) => districts,
    format: number,
  },
  { id: 'hexes', name: words.hexes, group: words.city, of: ({ hexes }) => hexes, format: number },
];

const TOWN_MEASURES: readonly Measure[] = (
  [
    ['publicAreas', words.publicAreas, number],
    ['doorsReached', words.doorsReached, percent],
    ['wallsClosed', words.wallsClosed, number],
    ['streets', words.streets, number],
    ['meanBlock', words.meanBlock, oneDecimal],
    ['meanDetour', words.meanDetour, twoDecimals],
  ] as const
).map(([member, name, format]) => ({
  id: `town ${member}`,
  name,
  group: words.city,
  of: ({ town }) => town?.[member] ?? 0,
  format,
}));

/** Every number that tells apart the cities of a recipe: of the whole, then kinds and schematics that it uses. */
export function measuresOf({ recipe, library, given }: SeedJob): Measure[] {
  const ids = new Set([...recipe.schematics, ...given.schematics].map(({ id }) => id));
  const schematics = library.schematics.filter(({ id }) => ids.has(id));
  const kinds = usedKinds(schematics);
  const isTown = recipe.streets !== undefined || recipe.walls !== undefined || recipe.rivers !== undefined;
  return [
    ...CITY_MEASURES,
    ...(isTown ? TOWN_MEASURES : []),
    ...library.kinds
      .filter(({ id }) => kinds.has(id))
      .map(({ id, name }): Measure => ({
        id: `kind ${id}`,
        name,
        group: words.buildings,
        of: ({ perKind }) => perKind.get(id) ?? 0,
        format: number,
      })),
    ...schematics.map(({ id, name }): Measure => ({
      id: `schematic ${id}`,
      name,
      group: words.placements,
      of: ({ perSchematic }) => perSchematic.get(id) ?? 0,
      format: number,
    })),
  ];
}

/** How a sheet is sorted. */
export interface Order {
  /** `null` for the seeds themselves. */
  readonly measure: Measure | null;
  readonly descending: boolean;
}

/** Results in an order; equal ones by seed, and seeds that failed at the end. */
export function sortResults(results: readonly SeedResult[], { measure, descending }: Order): SeedResult[] {
  const sign = descending ? -1 : 1;
  return results.toSorted((a, b) => {
    if (measure === null) return sign * (a.seed - b.seed);
    if (a.kind === 'failed' || b.kind === 'failed')
      return Number(a.kind === 'failed') - Number(b.kind === 'failed') || a.seed - b.seed;
    return sign * (measure.of(a.statistics) - measure.of(b.statistics)) || a.seed - b.seed;
  });
}
