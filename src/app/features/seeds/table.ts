import type { Measure } from './measures.ts';
import { describeProblem } from '../../../formats/recipe/problem-words.ts';
import type { SeedResult } from '../../cityview/seed-result.ts';
import * as words from './words.ts';

/** The numbers of a sheet as a table: a row of names, then one per seed. */
export function tableOf(results: readonly SeedResult[], measures: readonly Measure[]): string[][] {
  const names = measures.map(({ name, group }) => (group === words.city ? name : `${group}: ${name}`));
  return [
    [words.seed, ...names, words.problem],
    ...results.map((result) =>
      result.kind === 'city'
        ? [String(result.seed), ...measures.map(({ of }) => String(of(result.statistics))), '']
        : [String(result.seed), ...measures.map(() => ''), problemsOf(result)],
    ),
  ];
}

/** Why a seed gives no city, in a line that programs can search: with ids. */
function problemsOf({ problems }: Extract<SeedResult, { kind: 'failed' }>): string {
  return problems
    .map(describeProblem)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ');
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
