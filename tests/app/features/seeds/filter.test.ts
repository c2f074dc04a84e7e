import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionsAt } from '../../../../src/app/features/seeds/filter/completions.ts';
import { filterRows, readFilter } from '../../../../src/app/features/seeds/filter/filter-rows.ts';
import { readRanges, writeRange, type Range } from '../../../../src/app/features/seeds/filter/ranges.ts';
import { histogramOf, spreadsOf } from '../../../../src/app/features/seeds/filter/spread.ts';
import { toldApart, type Figure } from '../../../../src/app/features/seeds/rows/figure.ts';
import type { FigureTable } from '../../../../src/formats/atlas/table.ts';

function tableOf(columns: Readonly<Record<string, readonly number[]>>): FigureTable {
  const byName = new Map(
    Object.entries(columns).map(([name, numbers]) => [name, Float64Array.from(numbers)]),
  );
  return {
    length: Object.values(columns)[0]!.length,
    names: [...byName.keys()],
    column: (name) => byName.get(name),
  };
}

function figure(name: string, label = name): Figure {
  return { name, label, group: 'City', format: String };
}

/** The rows that a filter lets through. */
function rowsOf(filter: string, table: FigureTable): number[] {
  const read = readFilter(filter, table);
  if (read.kind === 'problem') throw new Error(`${filter}: ${read.message}`);
  return [...filterRows(null, table, read.kind === 'test' ? read.test : null)];
}

const NAMES = ['doors', 'walls.closed', 'count(castle)', 'coverage'];
const PARTS = [
  'doors >= 3',
  '2 <= doors <= 8',
  'walls.closed = 2',
  'coverage < 40 %',
  'count( castle ) > 1',
  'not doors = 5',
  '(doors > 2 or coverage > 0.5)',
  'doors + walls.closed > 4',
  'count("and or") >= 1',
];
const bound = fc.integer({ min: -9, max: 9 });
const ranges: fc.Arbitrary<Range> = fc.oneof(
  fc.record({ from: bound }),
  fc.record({ to: bound }),
  fc.tuple(bound, bound).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  fc.constant({}),
);
const filters = fc
  .array(fc.constantFrom(...PARTS), { maxLength: 5 })
  .chain((parts) => fc.constantFrom(parts.join(' and '), parts.join('  and\t'), parts.join(' or ')));

describe('the range of a figure in a filter', () => {
  test('is read back as it was written, and every other figure stays as it was', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...NAMES), ranges, (filter, name, range) => {
        const written = writeRange(filter, name, range);
        fc.pre(!/ or /.test(filter.replaceAll(/\(.*?\)/g, '')));
        expect(readRanges(written).get(name) ?? {}).toEqual(range);
        for (const other of NAMES)
          if (other !== name) expect(readRanges(written).get(other)).toEqual(readRanges(filter).get(other));
      }),
    );
  });

  test('means in words what the slider means: the rows within it that the rest lets through', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const table = tableOf({
      doors: numbers,
      'walls.closed': numbers.map((n) => n % 3),
      'count(castle)': numbers.map((n) => n % 4),
      'count("and or")': numbers.map((n) => n % 2),
      coverage: numbers.map((n) => n / 12),
    });
    fc.assert(
      fc.property(filters, ranges, (filter, range) => {
        const rest = new Set(rowsOf(writeRange(filter, 'doors', {}), table));
        const { from = -Infinity, to = Infinity } = range;
        const expected = numbers.filter((n) => rest.has(n) && n >= from && n <= to);
        expect(rowsOf(writeRange(filter, 'doors', range), table)).toEqual(expected);
      }),
    );
  });

  test.each([
    ['', 'doors >= 3 and doors <= 5'],
    ['doors > 1 and coverage > 1 and doors < 4', 'doors >= 3 and doors <= 5 and coverage > 1'],
    ['coverage > 1 and', 'coverage > 1 and  and doors >= 3 and doors <= 5'],
    ['doors > 1 or coverage > 1', '(doors > 1 or coverage > 1) and doors >= 3 and doors <= 5'],
  ])('is written into %j', (filter, written) => {
    expect(writeRange(filter, 'doors', { from: 3, to: 5 })).toBe(written);
  });

  test('is read from every way to say it', () => {
    expect(
      readRanges('coverage >= 40 % and 2 < doors < 9 and doors <= 7 and near( gate,castle ) = 3'),
    ).toEqual(
      new Map([
        ['coverage', { from: 0.4 }],
        ['doors', { from: 2, to: 7 }],
        ['near(gate, castle)', { from: 3, to: 3 }],
      ]),
    );
  });
});

describe('a filter', () => {
  const table = tableOf({ seed: [1, 2, 3], ok: [1, 0, Number.NaN], doors: [4, Number.NaN, Number.NaN] });

  test('lets no row through that is not made, whatever it asks for', () => {
    expect(rowsOf('', table)).toEqual([0, 1, 2]);
    expect(rowsOf('not doors > 9', table)).toEqual([0, 1]);
    expect([...filterRows(Uint32Array.of(2, 0), table, () => true)]).toEqual([0]);
  });

  test('that cannot be read says where', () => {
    expect(readFilter('dors > 3', table)).toMatchObject({ kind: 'problem', at: 0, length: 4 });
  });
});

test('figures are completed by the beginnings of their names, then by their labels', () => {
  const figures = [
    figure('doors', 'Doors'),
    figure('doorsReached', 'Doors reached'),
    figure('kind(gate)', 'Indoors'),
  ];
  const at = (filter: string, caret = filter.length) => {
    const { from, to, figures: found } = completionsAt(filter, caret, figures);
    return { word: filter.slice(from, to), names: found.map(({ name }) => name) };
  };
  expect(at('doo')).toEqual({ word: 'doo', names: ['doors', 'doorsReached', 'kind(gate)'] });
  expect(at('doors')).toEqual({ word: 'doors', names: [] });
  expect(at('coverage > 3 and kind(g')).toEqual({ word: 'kind(g', names: ['kind(gate)'] });
  expect(at('do > 3', 2)).toEqual({ word: 'do', names: ['doors', 'doorsReached', 'kind(gate)'] });
  expect(at('doors > 3 and').names).toEqual([]);
});

describe('the spread of a figure', () => {
  test('holds every number of its rows in whole steps, and its histogram counts each once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.integer({ min: -1e7, max: 1e7 }).map((n) => n / 1000),
            fc.constant(Number.NaN),
          ),
          {
            minLength: 2,
          },
        ),
        (numbers) => {
          const table = tableOf({ a: numbers });
          const known = numbers.filter((number) => !Number.isNaN(number));
          const [spread] = spreadsOf(table, null, [figure('a')]);
          if (!spread) {
            expect(new Set(known).size).toBeLessThan(2);
            return;
          }
          const { min, max } = spread;
          // Bounds are decimal numbers, their sums are not.
          const slack = 1e-9 * Math.max(Math.abs(min), Math.abs(max));
          expect(known.every((number) => number >= min - slack && number <= max + slack)).toBe(true);
          const counts = histogramOf(table.column('a')!, null, spread, 16);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(known.length);
        },
      ),
    );
  });

  test('is left out where all cities have the same number', () => {
    const table = tableOf({ a: [1, 2, 3], same: [5, 5, 5], b: [0, 1, Number.NaN] });
    const names = (scope: Uint32Array | null) =>
      spreadsOf(
        table,
        scope,
        ['a', 'same', 'b', 'none'].map((name) => figure(name)),
      ).map((spread) => spread.figure.name);
    expect(names(null)).toEqual(['a', 'b']);
    expect(names(Uint32Array.of(1, 2))).toEqual(['a']);
  });
});

describe('labels of figures', () => {
  const groups = fc.constantFrom<Figure['group']>('City', 'Buildings', 'Placements');
  const named = fc.record({
    id: fc.nat(99),
    label: fc.constantFrom('Pier', 'Quay', 'Pier (x)'),
    group: groups,
  });
  const lists = fc
    .uniqueArray(named, { selector: ({ id }) => id })
    .map((list) => list.map(({ id, ...rest }): Figure => ({ name: `f(${id})`, format: String, ...rest })));

  test('are each there once, and begin with what they were', () => {
    fc.assert(
      fc.property(lists, (figures) => {
        const told = toldApart(figures);
        expect(new Set(told.map(({ label }) => label)).size).toBe(figures.length);
        told.forEach(({ name, label }, index) => {
          expect(name).toBe(figures[index]!.name);
          expect(label.startsWith(figures[index]!.label)).toBe(true);
        });
      }),
    );
  });

  test('keep the plain word for the first, a kind before the schematic of its name', () => {
    const pier = { label: 'Pier', format: String };
    const told = toldApart([
      { ...pier, name: 'kind(pier)', group: 'Buildings' },
      { ...pier, name: 'count(pier)', group: 'Placements' },
      { ...pier, name: 'count(pier-2)', group: 'Placements' },
    ]);
    expect(told.map(({ label }) => label)).toEqual(['Pier', 'Pier (placements)', 'Pier (count(pier-2))']);
  });
});
