import type { LandRow } from './row.ts';

/** The connected parts of some land: their number, and the part 0, 1, ... of each run. */
export interface LandParts {
  readonly count: number;
  readonly part_row: Int32Array;
}

/**
 * The connected parts of land, by union-find over its runs.
 *
 * @param rows sorted by r then q, neighboring runs merged
 */
export function landParts(rows: readonly LandRow[]): LandParts {
  // Each run points to one before it in the same part, the first one to itself.
  const first_row = Int32Array.from(rows.keys());
  const firstOf = (row: number) => {
    let at = row;
    while (first_row[at] !== at) at = first_row[at] = first_row[first_row[at]!]!;
    return at;
  };
  let above = 0;
  rows.forEach(({ r, q, count }, row) => {
    while (isBefore(rows[above]!, r - 1, q)) above++;
    // A hex touches those at q and q + 1 of the row above.
    for (let other = above; rows[other]!.r < r && rows[other]!.q <= q + count; other++) {
      const [a, b] = [firstOf(row), firstOf(other)];
      first_row[Math.max(a, b)] = Math.min(a, b);
    }
  });
  let count = 0;
  const part_row = new Int32Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const first = firstOf(row);
    part_row[row] = first === row ? count++ : part_row[first]!;
  }
  return { count, part_row };
}

/** Whether a run ends before the hex of a column in a row, in reading order. */
export function isBefore({ r, q, count }: LandRow, row: number, column: number): boolean {
  return r < row || (r === row && q + count <= column);
}
