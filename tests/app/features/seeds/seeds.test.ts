import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { numberKinds } from '../../../../src/app/board/paint/color-indices.ts';
import { cityMark } from '../../../../src/app/features/seeds/city-mark.ts';
import { CityColors } from '../../../../src/app/cityview/city-picture.ts';
import { measuresOf } from '../../../../src/app/features/seeds/measures.ts';
import { orderRows, sortKeys } from '../../../../src/app/features/seeds/rows/order-rows.ts';
import { SeedRows } from '../../../../src/app/features/seeds/rows/seed-rows.ts';
import type { Order } from '../../../../src/app/features/seeds/rows/sheet-rows.ts';
import { SeedMaker } from '../../../../src/app/features/seeds/seed-maker.ts';
import { seedsToKeep } from '../../../../src/app/features/seeds/keep-cities.ts';
import type { SeedJob } from '../../../../src/app/cityview/seed-result.ts';
import { tableOf, toCommas, toTabs } from '../../../../src/app/features/seeds/table.ts';
import { keptName } from '../../../../src/app/features/seeds/words.ts';
import { freeCityName } from '../../../../src/app/document/cities.ts';
import { toCity, toCityDocument } from '../../../../src/app/document/document.ts';
import type { City } from '../../../../src/engine/city/city.ts';
import { countBuildings } from '../../../../src/engine/city/buildings.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { NOTHING_GIVEN } from '../../../../src/engine/generate/given.ts';
import { DIRECTIONS } from '../../../../src/engine/hex/hex.ts';
import { forEachHex } from '../../../../src/engine/land/row.ts';
import { makeRecipe, rule, SHAPES, TILE } from '../../../support/cities.ts';

const recipe = makeRecipe(
  0,
  { shape: 'island', algorithm: 5, hexes: 40 },
  SHAPES.schematics.map(({ id }) => rule(id, { mirror: true })),
  { coverage: 0.7 },
);
const job: SeedJob = { recipe, library: SHAPES, given: NOTHING_GIVEN };
const look = { width: 60, height: 50, colors: ['#c8dadd', '#ece5d3', '#c8dadd', '#b5533c', '#e3c14b'] };
const anySeed = fc.integer({ min: 0, max: 0xffffffff });

function cityOf(seed: number) {
  const made = generate({ ...recipe, seed }, SHAPES);
  if (!made.ok) throw new Error('the recipe gives no city');
  return made.value;
}

describe('a city of the sheet', () => {
  test('has the colors that the board draws it with', () => {
    const sheet = new CityColors(numberKinds(SHAPES.kinds));
    fc.assert(
      fc.property(anySeed, (seed) => {
        const city = { ...cityOf(seed), kinds: SHAPES.kinds };
        const own = sheet.colorsOf(city);
        const { colors } = new CityView(toCityDocument(city));
        forEachHex(city.land, ({ q, r }) => {
          for (const k of DIRECTIONS)
            expect(own.getSegment({ q, r, k })).toBe(colors.getSegment({ q, r, k }));
        });
      }),
      { numRuns: 20 },
    );
  });

  test('has the numbers of the city that its seed gives, and a picture of sea, land and buildings alone', () => {
    const maker = new SeedMaker(job, look);
    const made = maker.make(7, maker.extentOf([7]));
    const city = cityOf(7);
    if (made.kind !== 'city') throw new Error('the seed gives no city');
    expect(made.statistics).toMatchObject({
      hexes: 40,
      placements: city.placements.length,
      districts: 0,
      perKind: countBuildings(city),
    });
    if (made.picture?.kind !== 'city') throw new Error('the city has no picture');
    expect(made.picture.pixels).toHaveLength(4 * 60 * 50);
    expect([...made.picture.pixels.subarray(0, 4)]).toEqual([0xc8, 0xda, 0xdd, 255]);
    expect(made.picture.isSmaller).toBe(false);
    expect(maker.make(7, null)).toEqual({ ...made, picture: null });
  });

  test('has the measures that its job asks for, NaN where it has none', () => {
    const asked = { ...job, measures: ['hexes', 'near(castle, gate)', 'near(single, two-hexes)'] };
    const maker = new SeedMaker(asked, look);
    const made = maker.make(7, null);
    if (made.kind !== 'city') throw new Error('the seed gives no city');
    const values = measuresOf(asked)
      .filter(({ name }) => name.startsWith('near'))
      .map(({ name, of }) => [name, of(made.statistics)]);
    expect(values[0]).toEqual(['near(castle, gate)', Number.NaN]);
    expect(made.statistics.measures).toMatchObject({ hexes: 40, 'near(castle, gate)': null });
    expect(maker.make(7, null)).toEqual(made);
  });

  test('is told from what it has become by hand, in whatever order its placements are', () => {
    const maker = new SeedMaker(job, look);
    const made = maker.make(7, maker.extentOf([7]));
    const city = cityOf(7);
    const mark = made.kind === 'city' && made.picture?.kind === 'city' ? made.picture.mark : '';
    const [first, ...others] = city.placements;
    const changed: Partial<City>[] = [
      { placements: [] },
      { placements: others },
      { placements: [{ ...first!, q: first!.q + 1 }, ...others] },
      { placements: [{ ...first!, rotation: ((first!.rotation + 1) % 6) as 0 }, ...others] },
      { land: city.land.slice(1) },
      { schematics: city.schematics.map((one) => ({ ...one, hexes: TILE.hexes })) },
    ];
    for (const part of changed) expect(cityMark({ ...city, ...part })).not.toBe(mark);
    expect(cityMark({ ...city, placements: city.placements.toReversed() })).toBe(mark);
    expect(cityMark(toCity(toCityDocument(city)))).toBe(mark);
  });

  test('is drawn smaller where it reaches beyond the scale of the sheet', () => {
    const maker = new SeedMaker(job, look);
    expect(maker.make(7, { width: 3, height: 3 })).toMatchObject({ picture: { isSmaller: true } });
  });

  test('that cannot be is told with the reason', () => {
    const tight = { ...recipe, schematics: [rule('two-hexes', { min: 1000 })] };
    const maker = new SeedMaker({ ...job, recipe: tight }, look);
    const made = maker.make(1, maker.extentOf([1]));
    expect(made).toMatchObject({ kind: 'failed', seed: 1 });
    if (made.kind === 'failed') expect(made.problems).not.toEqual([]);
  });
});

const measures = measuresOf(job);
const PROBLEM = 'schematic a: its schematic "b" is not there';

/** Rows of cities with a coverage and as many houses as the seed, of a failed seed 4, and of a seed 5 that is not made. */
function rowsOf(cities: readonly (readonly [seed: number, coverage: number])[]) {
  const rows = new SeedRows(measures.map(({ name }) => name));
  const seeds = [4, 5, ...cities.map(([seed]) => seed)];
  const scope = rows.rowsOf(seeds);
  const numbers = cities.flatMap(([seed, coverage]) => [
    1,
    ...measures.map(({ name }) => (name === 'coverage' ? coverage : name === 'kind(house)' ? seed : 0)),
  ]);
  rows.put({
    seeds: [...cities.map(([seed]) => seed), 4],
    figures: new Float64Array([...numbers, 0, ...measures.map(() => Number.NaN)]),
    failed: [{ seed: 4, problem: PROBLEM }],
  });
  return { table: rows.table(), figures: measures, scope, pictures: null, problemOf: rows.problemOf };
}

test('rows are sorted by a figure, equal ones by seed, and those without a city come last', () => {
  const rows = rowsOf([
    [3, 0.5],
    [1, 0.5],
    [2, 0.9],
  ]);
  const seedsBy = (order: Order) =>
    Array.from(
      orderRows(rows.scope, rows, order, sortKeys(rows, order)),
      (row) => rows.table.column('seed')![row],
    );
  expect(seedsBy({ kind: 'figure', name: 'coverage', descending: true })).toEqual([2, 1, 3, 4, 5]);
  expect(seedsBy({ kind: 'figure', name: 'coverage', descending: false })).toEqual([1, 3, 2, 4, 5]);
  expect(seedsBy({ kind: 'figure', name: 'seed', descending: true })).toEqual([5, 4, 3, 2, 1]);
  expect(seedsBy({ kind: 'like', seed: 3 })).toEqual([3, 1, 2, 4, 5]);
});

test('the table has a row per seed that is made, and its text survives tabs, commas and quotes', () => {
  const house = measures.find(({ name }) => name === 'kind(house)')!;
  const rows = rowsOf([[3, 0.5]]);
  const table = tableOf({ ...rows, figures: [house] }, Uint32Array.of(2, 1, 0));
  expect(table).toEqual([
    ['Seed', 'Buildings: House', 'Problem'],
    ['3', '3', ''],
    ['4', '', PROBLEM],
  ]);
  expect(toTabs([['a\tb', 'c']])).toBe('a b\tc');
  expect(toCommas(table)).toBe(
    'Seed,Buildings: House,Problem\r\n3,3,\r\n4,,"schematic a: its schematic ""b"" is not there"\r\n',
  );
  expect(toCommas([['=SUM(A1)', '-5']])).toBe("'=SUM(A1),-5\r\n");
});

test('the city of a seed is named by that seed, and never takes the name of another seed', () => {
  expect(keptName('City 1', 9)).toBe('City 1 (seed 9)');
  expect(keptName(keptName('City 1', 9), 12)).toBe('City 1 (seed 12)');
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), anySeed, (city, seed) => {
      const name = keptName(city, seed).trim();
      const free = freeCityName({ cities: { open: 'a', list: [{ id: 'a', name }], parked: {} } }, name);
      expect(free).toBe(`${name} 2`);
    }),
  );
});

test('of favorites, those are kept that are no city of the same recipe yet', () => {
  const parked = (changed: Partial<typeof recipe>) => ({
    recipe: { ...recipe, ...changed },
    groupColors: {},
    city: toCityDocument(cityOf(1)),
  });
  const cities = {
    list: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    open: 'own',
    parked: { a: parked({ seed: 3 }), b: parked({ seed: 5, land: { shape: 'hexagon', radius: 2 } }) },
  };
  expect(seedsToKeep(cities, job, [5, 3, 4])).toEqual([5, 4]);
  expect(seedsToKeep(undefined, job, [5, 3, 4])).toEqual([5, 3, 4]);
});
