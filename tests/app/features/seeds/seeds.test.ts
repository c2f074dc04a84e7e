import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { numberKinds } from '../../../../src/app/board/paint/color-indices.ts';
import { cityMark } from '../../../../src/app/features/seeds/city-mark.ts';
import { CityColors } from '../../../../src/app/cityview/city-picture.ts';
import { measuresOf, sortResults } from '../../../../src/app/features/seeds/measures.ts';
import { SeedMaker } from '../../../../src/app/features/seeds/seed-maker.ts';
import type { SeedJob, SeedResult } from '../../../../src/app/cityview/seed-result.ts';
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
const look = { width: 60, height: 50, colors: ['#c8dadd', '#ece5d3', '#b5533c', '#e3c14b'] };
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
    expect(made.pixels).toHaveLength(4 * 60 * 50);
    expect([...made.pixels.subarray(0, 4)]).toEqual([0xc8, 0xda, 0xdd, 255]);
    expect(made.isSmaller).toBe(false);
  });

  test('is told from what it has become by hand, in whatever order its placements are', () => {
    const maker = new SeedMaker(job, look);
    const made = maker.make(7, maker.extentOf([7]));
    const city = cityOf(7);
    const mark = made.kind === 'city' ? made.mark : '';
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
    expect(maker.make(7, { width: 3, height: 3 })).toMatchObject({ kind: 'city', isSmaller: true });
  });

  test('that cannot be is told with the reason', () => {
    const tight = { ...recipe, schematics: [rule('two-hexes', { min: 1000 })] };
    const maker = new SeedMaker({ ...job, recipe: tight }, look);
    const made = maker.make(1, maker.extentOf([1]));
    expect(made).toMatchObject({ kind: 'failed', seed: 1 });
    if (made.kind === 'failed') expect(made.problems).not.toEqual([]);
  });
});

function result(seed: number, coverage: number): SeedResult {
  const statistics = {
    hexes: 1,
    coverage,
    placements: 0,
    districts: 0,
    buildings: 0,
    perSchematic: new Map<string, number>(),
    perKind: new Map([['house', seed]]),
    town: null,
  };
  return { kind: 'city', seed, statistics, mark: '', picture: '', isSmaller: false };
}

const FAILED: SeedResult = {
  kind: 'failed',
  seed: 4,
  problems: [
    { code: 'missing-schematic', path: { of: 'schematics', ids: ['a'] }, values: { schematic: 'b' } },
  ],
};

test('seeds are sorted by a number, equal ones by seed, and those that failed come last', () => {
  const measures = measuresOf(job);
  const coverage = measures.find(({ id }) => id === 'coverage')!;
  const results = [FAILED, result(3, 0.5), result(1, 0.5), result(2, 0.9)];
  const seeds = (measure: typeof coverage | null, descending: boolean) =>
    sortResults(results, { measure, descending }).map(({ seed }) => seed);
  expect(seeds(coverage, true)).toEqual([2, 1, 3, 4]);
  expect(seeds(coverage, false)).toEqual([1, 3, 2, 4]);
  expect(seeds(null, true)).toEqual([4, 3, 2, 1]);
});

test('the table has a row per seed, and its text survives tabs, commas and quotes', () => {
  const house = measuresOf(job).find(({ id }) => id === 'kind house')!;
  const table = tableOf([result(3, 0.5), FAILED], [house]);
  expect(table).toEqual([
    ['Seed', 'Buildings: House', 'Problem'],
    ['3', '3', ''],
    ['4', '', 'schematic a: its schematic "b" is not there'],
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
