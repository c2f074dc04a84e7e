import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileQuantity,
  compileQuery,
  LONGEST_QUERY,
  parseQuantity,
  parseQuery,
  type QueryProblem,
} from '../../../src/formats/atlas/query/query.ts';
import type { FigureTable } from '../../../src/formats/atlas/table.ts';

/** A table of the given columns. */
function tableOf(columns: Readonly<Record<string, readonly number[]>>): FigureTable {
  const arrays = new Map(Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)]));
  const [first] = arrays.values();
  return { length: first?.length ?? 0, names: [...arrays.keys()], column: (name) => arrays.get(name) };
}

const TABLE = tableOf({
  seed: [1, 2, 3, 4],
  doors: [100, 200, 300, NaN],
  coverage: [0.4, 0.5, 0.6, NaN],
  'walls.closed': [2, 1, 2, NaN],
  'near(castle, gate)': [30, NaN, 10, NaN],
  'count(town-house-2)': [5, 0, 7, NaN],
  'kind(pier)': [1, 0, 2, NaN],
  'count(pier)': [1, 0, 1, NaN],
  'kind("old wall")': [3, 0, 1, NaN],
});

/** The seeds that meet a query. */
function found(text: string): number[] {
  const query = parseQuery(text);
  if (query.kind === 'problem') throw new Error(query.message);
  const meets = compileQuery(query, TABLE);
  if (typeof meets !== 'function') throw new Error(meets.message);
  return [0, 1, 2, 3].filter(meets).map((row) => row + 1);
}

/** The problem of a text, with the part that it marks. */
function problem(text: string): [marked: string, message: string] {
  let told: ReturnType<typeof compileQuery> | ReturnType<typeof parseQuery> = parseQuery(text);
  if (told.kind === 'query') told = compileQuery(told, TABLE);
  if (typeof told === 'function' || told.kind !== 'problem') throw new Error(`${text} was understood`);
  return [text.slice(told.at, told.at + told.length), told.message];
}

describe('a query', () => {
  test.each<[string, number[]]>([
    ['doors >= 200 and walls.closed = 2 and near(castle, gate) <= 30', [3]],
    ['near(gate,castle)<=30', [1, 3]],
    ['coverage >= 50 %', [2, 3]],
    ['coverage = 40%', [1]],
    ['not doors > 150', [1, 4]],
    ['not doors > 150 and coverage > 0', [1]],
    ['not (doors > 150 and coverage > 0)', [1, 4]],
    ['100 < doors <= 300', [2, 3]],
    ['doors != 100', [2, 3]],
    ['count(town-house-2) = 5 or count("town-house-2") = 7', [1, 3]],
    ['doors - 100 * 2 = 0', [2]],
    ['-doors < -250', [3]],
    ['doors / (seed - 1) > 0', [2, 3]],
    ['doors=100or doors=200', [1, 2]],
    ['(((doors)) = (1e2))', [1]],
    ['seed = 1 or seed = 2 and doors = 0', [1]],
  ])('%s', (text, seeds) => {
    expect(found(text)).toEqual(seeds);
  });

  test('names its figures in the order of the text, each once, always written the same', () => {
    expect(parseQuery('near( gate , castle )<doors and district("Old town")>doors')).toMatchObject({
      figures: ['near(castle, gate)', 'doors', 'district("Old town")'],
    });
  });

  test.each<[text: string, marked: string, message: string]>([
    ['', '', 'something is missing at the end'],
    ['  ', '', 'something'],
    ['doors', 'doors', 'this is a number, and a condition is needed: compare it, such as doors > 0'],
    ['doors > ', '', 'something is missing at the end'],
    ['dors > 1', 'dors', 'no such figure. Did you mean doors?'],
    ['piers > 1', 'piers', 'no such figure. Did you mean kind(pier)?'],
    ['Pier > 1', 'Pier', 'no such figure. Did you mean kind(pier)?'],
    ['town > 1', 'town', 'no such figure. Did you mean count(town-house-2)?'],
    ['district(piers) > 1', 'district(piers)', 'no such figure. Did you mean kind(pier)?'],
    ['kind("old walls") > 1', 'kind("old walls")', 'no such figure. Did you mean kind("old wall")?'],
    ['zzzz > 1', 'zzzz', 'no such figure.'],
    ['near(castle, gat) > 1', 'near(castle, gat)', 'no such figure. Did you mean near(castle, gate)?'],
    ['near(castle) > 1', 'near(castle)', 'near(…) needs 2 names, found 1'],
    ['count(a, b) > 1', 'count(a, b)', 'count(…) needs one name, found 2'],
    ['count() > 1', ')', 'the id of a schematic or kind, or the name of a group, is missing here'],
    ['count("a\\x") > 1', '"a\\x"', 'the id of a schematic'],
    ['count(a > 1', '>', '"," or ")" is missing in count(…)'],
    ['count(a', 'count(a', 'the parenthesis of count(…) is never closed'],
    ['(doors > 1', '(', 'this parenthesis is never closed'],
    ['(doors > 1, 2)', ',', 'an operator or ")" is missing before this'],
    ['doors > 1)', ')', '")" has no meaning here'],
    ['()', ')', 'something is missing before this'],
    ['doors > 1 seed < 5', 'seed < 5', 'an operator is missing before this, such as "and"'],
    ['doors > 1, seed < 5', ',', '"," has no meaning here'],
    [';doors > 1', ';', '";" has no meaning here'],
    ['doors == 1', '==', 'write "=" in place of "=="'],
    ['doors > 1 && seed > 1', '&&', 'write "and" in place of "&&"'],
    ['!doors > 1', '!', 'write "not" in place of "!"'],
    ['doors > 1 AND seed > 1', 'AND', 'write "and" in small letters'],
    ['and doors > 1', 'and', '"and" needs a condition before it and one behind it'],
    ['doors > 1 or', 'or', '"or" needs a condition before it and one behind it'],
    ['doors and seed > 1', 'doors', 'this is a number'],
    ['(doors > 1) + 1 > 1', 'doors > 1', 'this is a condition, and a number is needed'],
    ['doors > 1 😀', '😀', '"😀" has no meaning here'],
    ["doors > 'a'", "'", '"\'" has no meaning here'],
    ['doors[1] > 2', '[', '"[" has no meaning here'],
  ])('%s is refused at its place', (text, marked, message) => {
    const [where, why] = problem(text);
    expect(where).toBe(marked);
    expect(why).toContain(message);
  });

  test('that is too long or nested without end is refused', () => {
    expect(parseQuery('('.repeat(LONGEST_QUERY))).toMatchObject({ kind: 'problem' });
    expect(parseQuery(`${'not '.repeat(400)}doors > 1`)).toMatchObject({ kind: 'query' });
    expect(parseQuery('1'.repeat(LONGEST_QUERY + 1))).toMatchObject({ kind: 'problem', at: LONGEST_QUERY });
  });
});

describe('a quantity', () => {
  test('is a number by row', () => {
    const quantity = parseQuantity('-coverage * 100');
    if (quantity.kind === 'problem') throw new Error(quantity.message);
    const value = compileQuantity(quantity, TABLE);
    if (typeof value !== 'function') throw new Error(value.message);
    expect([0, 1, 2, 3].map(value)).toEqual([-40, -50, -60, NaN]);
  });

  test('is no condition', () => {
    expect(parseQuantity('coverage > 1')).toMatchObject({ kind: 'problem', at: 0, length: 12 });
  });
});

/** A part of a query as text, with its value worked out by plain recursion over a row of figures. */
interface Part<T> {
  readonly text: string;
  readonly of: (row: Readonly<Record<string, number>>) => T;
}

const FIGURES = ['seed', 'doors', 'coverage', 'near(castle, gate)', 'count(town-house-2)'];

const { number, condition } = fc.letrec<{ number: Part<number>; condition: Part<boolean> }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...FIGURES).map((name): Part<number> => ({ text: name, of: (row) => row[name]! })),
    fc.nat(20).map((value) => ({ text: String(value), of: () => value })),
    fc.nat(200).map((value): Part<number> => ({ text: `${value} %`, of: () => value / 100 })),
    tie('number').map(({ text, of }): Part<number> => ({ text: `-(${text})`, of: (row) => -of(row) })),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/'), tie('number'))
      .map(([a, operator, b]): Part<number> => ({
        text: `(${a.text}) ${operator} (${b.text})`,
        of: (row) => {
          const [x, y] = [a.of(row), b.of(row)];
          if (operator === '+') return x + y;
          if (operator === '-') return x - y;
          if (operator === '*') return x * y;
          return y === 0 ? NaN : x / y;
        },
      })),
  ),
  condition: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(tie('number'), fc.constantFrom('=', '!=', '<', '<=', '>', '>='), tie('number'))
      .map(([a, operator, b]): Part<boolean> => ({
        text: `${a.text} ${operator} ${b.text}`,
        of: (row) => {
          const [x, y] = [a.of(row), b.of(row)];
          if (Number.isNaN(x) || Number.isNaN(y)) return false;
          const sign = x < y ? -1 : x > y ? 1 : 0;
          return { '=': sign === 0, '!=': sign !== 0, '<': sign < 0, '<=': sign <= 0, '>': sign > 0, '>=': sign >= 0 }[operator]; // prettier-ignore
        },
      })),
    tie('condition').map(({ text, of }): Part<boolean> => ({ text: `not (${text})`, of: (row) => !of(row) })),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]): Part<boolean> => ({
      text: `(${a.text}) and (${b.text})`,
      of: (row) => a.of(row) && b.of(row),
    })),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]): Part<boolean> => ({
      text: `(${a.text}) or (${b.text})`,
      of: (row) => a.of(row) || b.of(row),
    })),
  ),
}));

test('compiled queries agree with plain recursion', () => {
  fc.assert(
    fc.property(condition, ({ text, of }) => {
      fc.pre(text.length <= LONGEST_QUERY);
      const expected = [0, 1, 2, 3].filter((row) =>
        of(Object.fromEntries(FIGURES.map((name) => [name, TABLE.column(name)![row]!]))),
      );
      expect(found(text)).toEqual(expected.map((row) => row + 1));
    }),
    { numRuns: 300 },
  );
});

test('compiled quantities agree with plain recursion', () => {
  fc.assert(
    fc.property(number, ({ text, of }) => {
      fc.pre(text.length <= LONGEST_QUERY);
      const quantity = parseQuantity(text);
      if (quantity.kind === 'problem') throw new Error(quantity.message);
      const value = compileQuantity(quantity, TABLE);
      if (typeof value !== 'function') throw new Error(value.message);
      for (const row of [0, 1, 2, 3])
        expect(value(row)).toEqual(
          of(Object.fromEntries(FIGURES.map((name) => [name, TABLE.column(name)![row]!]))),
        );
    }),
    { numRuns: 300 },
  );
});

/** Words and signs of queries, and what does not belong there. */
const SCRAPS = ['doors', 'near(', 'count(', 'not', 'and', 'or', '(', ')', ',', '>', '<=', '=', '%', '40', '-', '"', '\\', ' ', '.', ';', '[', '&&', '?', ':', '=>', '😀', '\n', 'constructor', '__proto__', 'toString(', 'true', 'this', '1e999', '`']; // prettier-ignore

test('any text is understood or has a problem with a place in the text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...SCRAPS), { maxLength: 20 }).map((words) => words.join('')),
    fc.array(fc.constantFrom(...SCRAPS), { maxLength: 20 }).map((words) => words.join(' ')),
  );
  const isInside = ({ at, length, message }: QueryProblem, text: string) =>
    at >= 0 && length >= 0 && at + length <= text.length && message.length > 0;
  fc.assert(
    fc.property(texts, (text) => {
      for (const parse of [parseQuery, parseQuantity]) {
        const result = parse(text);
        if (result.kind === 'problem') expect(isInside(result, text)).toBe(true);
        else expect(result.figures.every((name) => text.includes(name.split('(')[0]!))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
