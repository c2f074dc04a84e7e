import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/formats/json/parse.ts';
import { FILE_LIMITS, LINK_LIMITS, MAX_PROBLEMS, type JsonLimits } from '../../src/formats/limits.ts';

/** The data, or every problem as `path: message`. */
function parsed(text: string, limits?: JsonLimits): unknown {
  const result = parseJson(text, limits);
  return result.ok ? result.value : result.problems.map(({ path, message }) => `${path}: ${message}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Pieces of JSON texts, whole and broken. */
const anyPiece = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"a"',
  '"meta"',
  '"\\u0041"',
  '"\\',
  '\\"',
  'true',
  'nul',
  'null',

  '0',
  '-0',
  '-',
  '1.5',
  '1.',
  '.5',
  '1e5',
  '1e',
  '01',
  '1E+2',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '\u0000',
  '//',
  'x',
);

describe('the scan of a JSON text', () => {
  test('takes what JSON.parse takes, but for repeated keys', () => {
    const anyText = fc.oneof(
      fc.array(anyPiece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.json(),
      fc
        .json()
        .chain((text) =>
          fc
            .tuple(fc.nat(text.length), anyPiece)
            .map(([at, piece]) => text.slice(0, at) + piece + text.slice(at)),
        ),
      fc.json().chain((text) => fc.nat(text.length).map((at) => text.slice(0, at) + text.slice(at + 1))),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parseJson(text);
        if (result.ok) expect(JSON.stringify(result.value)).toBe(JSON.stringify(JSON.parse(text)));
        else if (isJson(text))
          expect(JSON.stringify(result.problems)).toMatch(
            /more than once|beyond all bounds|would (?:lose|come)/,
          );
        else expect(result.problems[0]!.message).toMatch(/^not valid JSON at line|empty text/);
      }),
      { numRuns: 3000 },
    );
  });

  test('finds keys that are repeated under other spellings', () => {
    expect(parsed('{"a": {"b": 1, "\\u0062": 2, "c": 3, "b": 4}}')).toEqual([
      '$.a.b: key "b" appears more than once',
      '$.a.b: key "b" appears more than once',
    ]);
  });
});

describe('the limits of a JSON text', () => {
  const SMALL: JsonLimits = {
    textUnits: 60,
    depth: 3,
    entries: 4,
    unitsPerEntry: Infinity,
    containers: 3,
    unitsPerContainer: Infinity,
    stringUnits: 5,
    keyUnits: 2,
  };

  test.each([
    ['[[[]]]', '[1, 2, 3, 4]', '["abcde"]', '["\\u0061\\n\\t\\"\\\\"]', '{"ab": 1}', ' '.repeat(58) + '[]'],
  ])('let everything up to them pass: %s', (...texts) => {
    for (const text of texts) expect(parsed(text, SMALL), text).toEqual(JSON.parse(text));
  });

  test.each([
    ['[\n[[[]]]]', '$: expected at most 3 levels of nesting, found more at line 2, column 3'],
    [
      '[1, 2, 3, 4, 5]',
      '$: expected at most 4 members and elements in so long a text, found more at line 1, column 14',
    ],
    [
      '[[], [], []]',
      '$: expected at most 3 objects and arrays in so long a text, found more at line 1, column 10',
    ],
    ['["abcdef"]', '$: expected at most 5 characters in a string, found more at line 1, column 2'],
    ['{"abc": 1}', '$: expected at most 2 characters in a key, found more at line 1, column 2'],
    [`${' '.repeat(59)}[]`, '$: expected at most 60 characters, found 61'],
  ])('refuse %s and say where', (text, problem) => expect(parsed(text, SMALL)).toEqual([problem]));

  test('refuse what is deeper than can be read before its end is looked for', () => {
    expect(parsed('['.repeat(1_000_000))).toEqual([
      '$: expected at most 100 levels of nesting, found more at line 1, column 101',
    ]);
  });

  test('refuse what is denser than any file of ours', () => {
    const many = (element: string, times: number) => `[${`${element},`.repeat(times)}${element}]`;
    expect(parsed(many('{}', 2_000_000))).toEqual([
      expect.stringMatching(/at most 1,375,000 objects and arrays/),
    ]);
    expect(parsed(many('0', 11_000_000))).toEqual([expect.stringMatching(/at most 10,500,000 members and/)]);
    expect(parsed(many('{}', 500_000), LINK_LIMITS)).toEqual([
      expect.stringMatching(/at most 500,000 objects/),
    ]);
  });

  test('admit the densest file of ours of any size', () => {
    const hex = `{"q":0,"r":0,"segments":["a","a","a","a","a","a"],"placements":[1,1,1,1,1,1]},`;
    const run = '{"r":0,"q":0,"count":1},';
    for (const [text, entries, containers] of [
      [hex, 17, 3],
      [run, 4, 1],
    ] as const) {
      expect(text.length / entries).toBeGreaterThan(FILE_LIMITS.unitsPerEntry);
      expect(text.length / containers).toBeGreaterThan(FILE_LIMITS.unitsPerContainer);
    }
  });

  test('list the first problems and count the rest', () => {
    const problems = parsed(`[${'1e999,'.repeat(1_500_000)}1e999]`) as string[];
    expect(problems).toHaveLength(MAX_PROBLEMS + 1);
    expect(problems[99]).toBe('$[99]: expected a number, found one beyond all bounds');
    expect(problems[100]).toBe('$: and 1,499,901 more problems');
  });
});

describe('problems of meta', () => {
  test.each([
    [
      '{"meta": {"n": 12345678901234567890}}',
      '$.meta.n: this number would come back as 12345678901234567000: expected one that keeps its digits, or a string',
    ],
    [
      '{"meta": [0.1, {"n": 0.12345678901234567890}]}',
      '$.meta[1].n: this number would come back as 0.12345678901234568: expected one that keeps its digits, or a string',
    ],
    [
      '{"meta": {"n": 1e-400}}',
      '$.meta.n: this number would come back as 0: expected one that keeps its digits, or a string',
    ],
    [
      '{"a": [{"\\u006deta": {"b": {"2": 1, "1": 2}}}]}',
      '$.a[0].meta.b["1"]: key "1" would lose its place: keys that are whole numbers must come first, from small to large',
    ],
    [
      '{"meta": {"b": 1, "7": 2}}',
      '$.meta["7"]: key "7" would lose its place: keys that are whole numbers must come first, from small to large',
    ],
  ])('%s', (text, problem) => expect(parsed(text)).toEqual([problem]));

  test.each([
    '{"meta": {"n": [1.50, 1E2, 0.1, 100000000000000000000, 5e-324, 1.7976931348623157e308, 0.0e999999]}}',
    '{"meta": {"1": 1, "2": 2, "01": 3, "-1": 4, "4294967295": 5, "b": 6}}',
    '{"n": 12345678901234567890, "o": {"b": 1, "7": 2}}',
  ])('are none in %s', (text) => expect(parsed(text)).toEqual(JSON.parse(text)));

  test('are none for -0, which stays as it is there and nowhere else', () => {
    expect(parsed('{"a": [-0, -0.0], "b": -0, "meta": {"a": -0, "b": [-0e5]}}')).toEqual({
      a: [0, 0],
      b: 0,
      meta: { a: -0, b: [-0] },
    });
  });
});
