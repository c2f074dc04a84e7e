import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCommas, toTabs } from '../../../../src/app/features/seeds/table.ts';

/** The cells of rows that each end with a break, as RFC 4180 and spreadsheets read quotes. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*|)(${separator}|\\r?\\n)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const [, found = '', end] = cell.exec(text) ?? expect.fail(`no cell: ${text}`);
    row.push(found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A cell that spreadsheets run, also when they trim it before they look. */
const DANGEROUS = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const hostile = fc
  .array(
    fc.constantFrom(
      ...Array.from('=+-@＝＋－＠\t\r\n "\',;|!ab1.eÄ\u200B\uFEFF\u00A0'),
      '\r\n',
      "cmd|' /C calc'!A0",
      'SUM(A1)',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map(String);
const tables = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([columns, rows]) =>
    fc.array(
      fc.array(fc.oneof(hostile, numbers, fc.string({ unit: 'grapheme' })), {
        minLength: columns,
        maxLength: columns,
      }),
      {
        minLength: rows,
        maxLength: rows,
      },
    ),
  );

const flat = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
/** The text of a cell without the marks that make it harmless; another may stand between one and what it is for. */
const unmarked = (text: string) =>
  text.replaceAll(/(?:^|(?<=[;\t\r\n]))'(?=[\s\p{C}']*[=+\-@＝＋－＠]|[\t\r\n])/gu, '');

describe('a table for spreadsheets', () => {
  test('has no cell that runs, and keeps numbers', () => {
    fc.assert(
      fc.property(tables, (table) => {
        for (const cells of [cellsOf(toCommas(table), ','), cellsOf(`${toTabs(table)}\n`, '\t')])
          for (const cell of cells.flat())
            expect(DANGEROUS.test(cell) && !PLAIN_NUMBER.test(cell), cell).toBe(false);
      }),
    );
    expect(cellsOf(toCommas([['-5', '-1.5e-7', '1e+21', '0']]), ',')).toEqual([
      ['-5', '-1.5e-7', '1e+21', '0'],
    ]);
    expect(toTabs([['-5', '3']])).toBe('-5\t3');
  });

  test('has no cell that runs for programs that know no quotes, or another separator', () => {
    fc.assert(
      fc.property(tables, (table) => {
        for (const cell of toTabs(table).split(/[\t\n]/))
          expect(DANGEROUS.test(cell) && !PLAIN_NUMBER.test(cell), cell).toBe(false);
        for (const cell of toCommas(table).split(/\r?\n|[;\t\r]/))
          expect(DANGEROUS.test(cell) && !/^-?\d/.test(cell), cell).toBe(false);
      }),
    );
  });

  test('gives every text back but for marks', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(cellsOf(toCommas(table), ',').map((row) => row.map(unmarked))).toEqual(
          table.map((row) => row.map(unmarked)),
        );
        expect(cellsOf(`${toTabs(table)}\n`, '\t').map((row) => row.map(unmarked))).toEqual(
          table.map((row) => row.map((text) => unmarked(flat(text)))),
        );
      }),
    );
  });

  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['@x', "'@x"],
    ['-Infinity', "'-Infinity"],
    ['-2+3', "'-2+3"],
    ['＝1+1', "'＝1+1"],
    [' =1', "' =1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['\uFEFF\n=1', '"\'\uFEFF\n\'=1"'],
    ['\t=1', '"\'\t\'=1"'],
    ['a;=cmd;b', '"a;\'=cmd;b"'],
    ['"=1"', '"""=1"""'],
    ['a, -3', '"a, -3"'],
  ])('writes %j as %j', (text, written) => {
    expect(toCommas([[text]])).toBe(`${written}\r\n`);
  });
});
