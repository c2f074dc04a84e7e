import { compileQuery, parseQuery, type QueryProblem } from '../../../../formats/atlas/query/query.ts';
import type { FigureTable } from '../../../../formats/atlas/table.ts';

/** A filter as it applies to the rows of a table. */
export type RowFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'test'; readonly test: (row: number) => boolean }
  | QueryProblem;

/** Reads a filter; an empty one lets all rows through. */
export function readFilter(text: string, table: FigureTable): RowFilter {
  if (text.trim() === '') return { kind: 'all' };
  const query = parseQuery(text);
  if (query.kind === 'problem') return query;
  const test = compileQuery(query, table);
  return typeof test === 'function' ? { kind: 'test', test } : test;
}

/** The rows that a filter lets through: of rows that are not made, a filter says nothing. */
export function filterRows(
  scope: Uint32Array | null,
  table: FigureTable,
  test: ((row: number) => boolean) | null,
): Uint32Array {
  const ok_row = table.column('ok');
  const rows = scope ?? Uint32Array.from({ length: table.length }, (_, row) => row);
  if (!test) return rows;
  return rows.filter((row) => !(ok_row && Number.isNaN(ok_row[row])) && test(row));
}
