import { usedKinds } from '../../../engine/city/used.ts';
import type { SeedJob, SeedStatistics } from '../../cityview/seed-result.ts';
import { number } from '../../kit/number-words.ts';
import type { Figure } from './rows/figure.ts';
import * as words from './words.ts';

/** A figure of a city of the sheet, and how it is read from the city's statistics. */
export interface Measure extends Figure {
  readonly of: (statistics: SeedStatistics) => number;
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

const oneDecimal = (value: number) => value.toFixed(1);
const twoDecimals = (value: number) => value.toFixed(2);

const CITY_MEASURES: readonly Measure[] = [
  {
    name: 'coverage',
    label: words.coveredMeasure,
    group: words.city,
    of: ({ coverage }) => coverage,
    format: percent,
  },
  {
    name: 'placements',
    label: words.placements,
    group: words.city,
    of: ({ placements }) => placements,
    format: number,
  },
  {
    name: 'buildings',
    label: words.buildings,
    group: words.city,
    of: ({ buildings }) => buildings,
    format: number,
  },
  {
    name: 'districts',
    label: words.districts,
    group: words.city,
    of: ({ districts }) => districts,
    format: number,
  },
  { name: 'hexes', label: words.hexes, group: words.city, of: ({ hexes }) => hexes, format: number },
];

const TOWN_MEASURES: readonly Measure[] = (
  [
    ['publicAreas', 'publicAreas', words.publicAreas, number],
    ['landAreas', 'landAreas', words.landAreas, number],
    ['doors', 'doors', words.doors, number],
    ['doorsReached', 'doorsReached', words.doorsReached, number],
    ['walls.closed', 'wallsClosed', words.wallsClosed, number],
    ['walls.of', 'walls', words.walls, number],
    ['streets', 'streets', words.streets, number],
    ['meanBlock', 'meanBlock', words.meanBlock, oneDecimal],
    ['meanDetour', 'meanDetour', words.meanDetour, twoDecimals],
  ] as const
).map(([name, member, label, format]) => ({
  name,
  label,
  group: words.city,
  of: ({ town }) => town?.[member] ?? Number.NaN,
  format,
}));

/** Every number that tells apart the cities of a recipe: of the whole, then kinds and schematics that it uses. */
export function measuresOf({ recipe, library, given, measures = [] }: SeedJob): Measure[] {
  const ids = new Set([...recipe.schematics, ...given.schematics].map(({ id }) => id));
  const schematics = library.schematics.filter(({ id }) => ids.has(id));
  const kinds = usedKinds(schematics);
  const isTown = recipe.streets !== undefined || recipe.walls !== undefined || recipe.rivers !== undefined;
  return [
    ...CITY_MEASURES,
    ...(isTown ? TOWN_MEASURES : []),
    ...measures.map((name): Measure => ({
      name,
      label: name,
      group: words.city,
      of: ({ measures: values }) => values[name] ?? Number.NaN,
      format: number,
    })),
    ...library.kinds
      .filter(({ id }) => kinds.has(id))
      .map(({ id, name }): Measure => ({
        name: `kind(${id})`,
        label: name,
        group: words.buildings,
        of: ({ perKind }) => perKind.get(id) ?? 0,
        format: number,
      })),
    ...schematics.map(({ id, name }): Measure => ({
      name: `count(${id})`,
      label: name,
      group: words.placements,
      of: ({ perSchematic }) => perSchematic.get(id) ?? 0,
      format: number,
    })),
  ];
}
