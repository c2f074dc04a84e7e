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
    while (next < others.length && endsBefore(others[next]!, row)) next++;
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

/** Whether a row ends before another one begins, in reading order. */
function endsBefore({ r, q, count }: LandRow, other: LandRow): boolean {
  return r < other.r || (r === other.r && q + count <= other.q);
}

/** The connected parts of some land, sorted and merged, in the order of their first rows. */
export function connectedParts(rows: readonly LandRow[]): LandRow[][] {
  const parent = rows.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = index; parent[at] !== root;) [at, parent[at]] = [parent[at]!, root];
    return root;
  };
  let above = 0;
  rows.forEach(({ r, q, count }, index) => {
    // A hex touches, in the row above, that of its own column and that of the next.
    while (
      above < index &&
      (rows[above]!.r < r - 1 || (rows[above]!.r === r - 1 && endOf(rows[above]!) <= q))
    )
      above++;
    for (
      let other = above;
      other < index && rows[other]!.r === r - 1 && rows[other]!.q <= q + count;
      other++
    ) {
      const [a, b] = [find(index), find(other)];
      parent[Math.max(a, b)] = Math.min(a, b);
    }
  });
  const parts = new Map<number, LandRow[]>();
  rows.forEach((row, index) => {
    const root = find(index);
    const part = parts.get(root);
    if (part) part.push(row);
    else parts.set(root, [row]);
  });
  return [...parts.values()];
}

function endOf({ q, count }: LandRow): number {
  return q + count;
}
