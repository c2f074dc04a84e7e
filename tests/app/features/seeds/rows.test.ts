import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PictureStore } from '../../../../src/app/features/seeds/picture-store.ts';
import { distancesFrom } from '../../../../src/app/features/seeds/rows/likeness.ts';
import { SeedRows } from '../../../../src/app/features/seeds/rows/seed-rows.ts';
import { sortRows } from '../../../../src/app/features/seeds/rows/sort-rows.ts';

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(Number.NaN, -0, 0, Infinity, -Infinity),
);

describe('sorted rows', () => {
  test('are those of a stable sort by comparisons, with NaN at the end', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), fc.boolean(), (numbers, descending) => {
        const rows = Uint32Array.from(numbers.keys()).reverse();
        const sorted = sortRows(rows, Float64Array.from(numbers), descending);
        const plain = [...rows].sort((a, b) => {
          const [x, y] = [numbers[a]!, numbers[b]!];
          if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
          return x === y ? 0 : x < y === descending ? 1 : -1;
        });
        expect([...sorted]).toEqual(plain);
      }),
    );
  });
});

describe('the rows of seeds', () => {
  test('keep their place and figures, however many are added', () => {
    const rows = new SeedRows(['double']);
    const seeds = Array.from({ length: 3000 }, (_, index) => 7 * index);
    const first = rows.rowsOf(seeds.slice(0, 10));
    rows.put({
      seeds: seeds.slice(0, 10),
      figures: Float64Array.from(seeds.slice(0, 10).flatMap((seed) => [1, 2 * seed])),
      failed: [],
    });
    const early = rows.table();
    expect([...rows.rowsOf(seeds)].slice(0, 10)).toEqual([...first]);
    // Of no row: dropped.
    rows.put({ seeds: [1], figures: Float64Array.of(1, 2), failed: [{ seed: 1, problem: 'none' }] });
    const table = rows.table();
    expect([early.length, table.length]).toEqual([10, 3000]);
    expect([...table.column('double')!.subarray(0, 10)]).toEqual(seeds.slice(0, 10).map((seed) => 2 * seed));
    expect([rows.isMade(63), rows.isMade(70), rows.isMade(1)]).toEqual([true, false, false]);
  });

  test('are new once: pictures come with figures that are there', () => {
    const rows = new SeedRows(['double']);
    rows.rowsOf([4, 5]);
    const four = { seeds: [4], figures: Float64Array.of(1, 8), failed: [] };
    expect([rows.put(four), rows.put(four)]).toEqual([true, false]);
    const both = { seeds: [4, 5], figures: Float64Array.of(1, 8, 0, Number.NaN), failed: [] };
    expect([rows.put(both), rows.put(both)]).toEqual([true, false]);
    expect(rows.put({ seeds: [6], figures: Float64Array.of(1, 12), failed: [] })).toBe(false);
  });
});

describe('likeness', () => {
  const figures = fc.record({
    a: fc.integer({ min: 0, max: 99 }),
    b: fc.constantFrom(0, 1, Number.NaN),
    same: fc.constant(5),
  });
  const distances = (cities: readonly { a: number; b: number; same: number }[], row: number) => {
    const columns = new Map<string, Float64Array>(
      (['a', 'b', 'same'] as const).map((name) => [name, Float64Array.from(cities, (city) => city[name])]),
    );
    const table = {
      length: cities.length,
      names: [...columns.keys()],
      column: (name: string) => columns.get(name),
    };
    return distancesFrom(row, table, table.names);
  };

  test('is 0 to itself, the same both ways, and does not change with the unit of a figure', () => {
    fc.assert(
      fc.property(fc.array(figures, { minLength: 2, maxLength: 20 }), (cities) => {
        const scaled = cities.map((city) => ({ ...city, a: 64 * city.a }));
        const [here, there] = [distances(cities, 0), distances(cities, 1)];
        expect(here[0]).toBe(0);
        expect(here[1]).toBeCloseTo(there[0]!, 9);
        for (const [row, distance] of distances(scaled, 0).entries())
          expect(distance).toBeCloseTo(here[row]!, 9);
      }),
    );
  });

  test('sorts nearer figures before farther ones', () => {
    const cities = [10, 11, 30, 5].map((a) => ({ a, b: 0, same: 5 }));
    const [own, near, far, middle] = distances(cities, 0);
    expect(own! < near! && near! < middle! && middle! < far!).toBe(true);
  });
});

test('pictures are kept within their memory, those in view and those of late before others', () => {
  const store = new PictureStore(4 * 400);
  const picture = (seed: number) => ({
    kind: 'city' as const,
    seed,
    mark: '',
    pixels: new Uint8ClampedArray(400),
    width: 10,
    height: 10,
    isSmaller: false,
  });
  for (const seed of [1, 2, 3, 4]) store.put([picture(seed)]);
  store.look([1]);
  store.look([2]);
  store.put([picture(5), picture(6)]);
  expect([1, 2, 3, 4, 5, 6].filter((seed) => store.get(seed))).toEqual([1, 2, 5, 6]);
  store.look([1, 2, 5, 6, 7]);
  store.put([picture(7)]);
  expect([1, 2, 5, 6, 7].every((seed) => store.get(seed))).toBe(true);
});
