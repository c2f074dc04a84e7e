import { numberIn } from '../../../formats/atlas/atlas-table.ts';
import type { SheetRows } from './rows/sheet-rows.ts';
import * as words from './words.ts';

/** Most rows that are copied: spreadsheets take no more. */
export const MOST_COPIED = 200_000;

/** Rows of a piece of a file. */
const PIECE = 10_000;

/** The figures of rows as a file of {@link toCommas}, in pieces: a million rows at once would fill the memory. */
export function commaPieces(rows: Omit<SheetRows, 'pictures' | 'scope'>, shown: Uint32Array): Blob[] {
  const pieces: Blob[] = [];
  for (let start = 0; start < shown.length; start += PIECE) {
    const table = tableOf(rows, shown.subarray(start, start + PIECE));
    pieces.push(new Blob([toCommas(start === 0 ? table : table.slice(1))]));
  }
  return pieces;
}

/** The figures of rows as a table of texts: a row of names, then one per seed. Seeds that are not made are left out. */
export function tableOf(
  { table, figures, problemOf }: Omit<SheetRows, 'pictures' | 'scope'>,
  shown: Uint32Array,
): string[][] {
  const names = figures.map(({ label, group }) => (group === words.city ? label : `${group}: ${label}`));
  const seed_row = table.column('seed')!;
  const ok_row = table.column('ok');
  const made = ok_row ? shown.filter((row) => !Number.isNaN(ok_row[row])) : shown;
  const cell = (number: number) => (Number.isNaN(number) ? '' : String(number));
  return [
    [words.seed, ...names, words.problem],
    ...Array.from(made, (row) => [
      String(seed_row[row]),
      ...figures.map(({ name }) => cell(numberIn(table, name, row))),
      problemOf(row),
    ]),
  ];
}

/** The table as spreadsheets take it from the clipboard: a line per row, with tabs; breaks of lines become blanks. */
export function toTabs(table: readonly (readonly string[])[]): string {
  const cell = (text: string) => quoted(harmless(text.replaceAll(/[\t\r\n]+/g, ' ')), /"/);
  return table.map((row) => row.map(cell).join('\t')).join('\n');
}

/** The table as a file (RFC 4180). */
export function toCommas(table: readonly (readonly string[])[]): string {
  const cell = (text: string) => quoted(harmless(text), /[",;\t\r\n]/);
  return table.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Cells that are numbers may begin with a minus. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Where a cell begins with what makes a spreadsheet run it: `=`, `+`, `-`, `@`, also in full width and after blanks and
 * invisible characters; or a tab or break of a line. What follows a semicolon, tab or break inside a cell counts as a
 * beginning, too: programs of some languages divide rows there, whatever the quotes say.
 */
const RUN = /(?:^|(?<=[;\t\r\n]))(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu;

/** Puts `'` where a spreadsheet would run a text, so that it is shown instead. The text is had back without these. */
function harmless(text: string): string {
  return NUMBER.test(text) ? text : text.replaceAll(RUN, "'");
}

function quoted(text: string, special: RegExp): string {
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
