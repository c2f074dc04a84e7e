import { isBefore, landParts } from './parts.ts';
import type { LandRow } from './row.ts';
import { normalizeRows } from './shapes.ts';

/** The land of some rows and of others, sorted and merged. */
export function withRows(rows: readonly LandRow[], others: readonly LandRow[]): readonly LandRow[] {
  return others.length === 0 ? rows : normalizeRows([...rows, ...others]);
}

/**
 * The land of some rows without that of others, in time of both. Both are sorted and merged, see
 * {@link normalizeRows}; so is the result, which is `rows` itself where they have nothing in common.
 */
export function withoutRows(rows: readonly LandRow[], others: readonly LandRow[]): readonly LandRow[] {
  const left: LandRow[] = [];
  let isOther = false;
  let next = 0;
  for (const row of rows) {
    const { r } = row;
    const end = row.q + row.count;
    while (next < others.length && isBefore(others[next]!, r, row.q)) next++;
    let from = row.q;
    for (let i = next; i < others.length && others[i]!.r === r && others[i]!.q < end; i++) {
      const { q, count } = others[i]!;
      if (q > from) left.push({ r, q: from, count: q - from });
      from = q + count;
      isOther = true;
    }
    if (from === row.q) left.push(row);
    else if (from < end) left.push({ r, q: from, count: end - from });
  }
  return isOther ? left : rows;
}

/** The land that rows have in common; both are sorted and merged. */
export function commonRows(rows: readonly LandRow[], others: readonly LandRow[]): readonly LandRow[] {
  return withoutRows(rows, withoutRows(rows, others));
}

/** The connected parts of rows that are sorted and merged, each so too. */
export function connectedParts(rows: readonly LandRow[]): LandRow[][] {
  const { count, part_row } = landParts(rows);
  const parts = Array.from({ length: count }, (): LandRow[] => []);
  rows.forEach((row, index) => parts[part_row[index]!]!.push(row));
  return parts;
}
