import type { Measure } from './measures.ts';
import type { SeedResult } from './seed-result.ts';

/** The numbers of a sheet as a table: a row of names, then one per seed. */
export function tableOf(results: readonly SeedResult[], measures: readonly Measure[]): string[][] {
  const names = measures.map(({ name, group }) => (group === 'City' ? name : `${group}: ${name}`));
  return [
    ['Seed', ...names, 'Problem'],
    ...results.map((result) =>
      result.kind === 'city'
        ? [String(result.seed), ...measures.map(({ of }) => String(of(result.statistics))), '']
        : [String(result.seed), ...measures.map(() => ''), problemOf(result)],
    ),
  ];
}

/** Why a seed gives no city, in a line. */
export function problemOf({ problems }: Extract<SeedResult, { kind: 'failed' }>): string {
  return problems.map(({ path, message }) => `${path}: ${message}`).join('; ');
}

/** As spreadsheets take it from the clipboard. */
export function toTabs(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map((field) => field.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** As a file (RFC 4180). What a program would take for a formula is told to be text. */
export function toCommas(table: readonly (readonly string[])[]): string {
  const quoted = (field: string) => {
    const text = /^[=+\-@]/.test(field) && Number.isNaN(Number(field)) ? `'${field}` : field;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return table.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
