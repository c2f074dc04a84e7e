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

/** The connected parts of some land, numbered from 0 in the order of their first rows. */
export interface RowParts {
  readonly count: number;
  /** The part of each row. */
  readonly part_row: Int32Array;
}

/** The connected parts of rows that are sorted and merged, worked out row by row. */
export function partsOfRows(rows: readonly LandRow[]): RowParts {
  const joined_row = Int32Array.from(rows.keys());
  const rootOf = (row: number) => {
    let root = row;
    while (joined_row[root] !== root) root = joined_row[root]!;
    for (let at = row; at !== root;) {
      const next = joined_row[at]!;
      joined_row[at] = root;
      at = next;
    }
    return root;
  };
  forEachContact(rows, (above, below) => {
    const [one, two] = [rootOf(above), rootOf(below)];
    joined_row[Math.max(one, two)] = Math.min(one, two);
  });
  const part_row = new Int32Array(rows.length);
  let count = 0;
  for (const row of rows.keys()) {
    const root = rootOf(row);
    part_row[row] = root === row ? count++ : part_row[root]!;
  }
  return { count, part_row };
}

/** Calls `visit` for every pair of rows, one below the other, that share a hex edge. */
function forEachContact(rows: readonly LandRow[], visit: (above: number, below: number) => void): void {
  let below = 0;
  for (const [above, { r, q, count }] of rows.entries()) {
    // The hexes below hex (q, r) are (q - 1, r + 1) and (q, r + 1).
    while (below < rows.length && isBefore(rows[below]!, r + 1, q - 1)) below++;
    for (let row = below; row < rows.length; row++) {
      if (rows[row]!.r !== r + 1 || rows[row]!.q >= q + count) break;
      visit(above, row);
    }
  }
}

/** Whether a row ends before hex (q, r), in reading order. */
export function isBefore(row: LandRow, r: number, q: number): boolean {
  return row.r < r || (row.r === r && row.q + row.count <= q);
}

/** The connected parts of rows that are sorted and merged, each so too. */
export function connectedParts(rows: readonly LandRow[]): LandRow[][] {
  const { count, part_row } = partsOfRows(rows);
  const parts = Array.from({ length: count }, (): LandRow[] => []);
  rows.forEach((row, index) => parts[part_row[index]!]!.push(row));
  return parts;
}
