import type { Hex } from '../../engine/hex/hex.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';

/** The connected parts of some hexes, numbered from 0 in the order of their first runs. */
export interface HexParts {
  readonly count: number;
  /** The part of one of the hexes. */
  readonly partOf: (hex: Hex) => number;
}

/** The connected parts of some hexes, worked out run by run. */
export function hexParts(land: readonly LandRow[]): HexParts {
  const rows = normalizeRows(land);
  const joined_run = Int32Array.from(rows.keys());
  const rootOf = (run: number) => {
    let root = run;
    while (joined_run[root] !== root) root = joined_run[root]!;
    for (let at = run; at !== root;) {
      const next = joined_run[at]!;
      joined_run[at] = root;
      at = next;
    }
    return root;
  };
  forEachContact(rows, (above, below) => {
    const [one, two] = [rootOf(above), rootOf(below)];
    joined_run[Math.max(one, two)] = Math.min(one, two);
  });
  const part_run = new Int32Array(rows.length);
  let count = 0;
  for (const run of rows.keys()) {
    const root = rootOf(run);
    part_run[run] = root === run ? count++ : part_run[root]!;
  }
  return { count, partOf: (hex) => part_run[runOf(rows, hex)]! };
}

/** Calls `visit` for every pair of runs of successive rows that share a hex edge. */
function forEachContact(rows: readonly LandRow[], visit: (above: number, below: number) => void): void {
  let below = 0;
  for (const [above, { r, q, count }] of rows.entries()) {
    // The hexes below hex (q, r) are (q - 1, r + 1) and (q, r + 1).
    while (below < rows.length && isBefore(rows[below]!, r + 1, q - 1)) below++;
    for (let run = below; run < rows.length; run++) {
      if (rows[run]!.r !== r + 1 || rows[run]!.q >= q + count) break;
      visit(above, run);
    }
  }
}

/** Whether a run ends before hex (q, r) in the order of rows. */
function isBefore(run: LandRow, r: number, q: number): boolean {
  return run.r < r || (run.r === r && run.q + run.count <= q);
}

/** The index of the run with a hex, by bisection. */
function runOf(rows: readonly LandRow[], { q, r }: Hex): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(rows[middle]!, r, q)) low = middle + 1;
    else high = middle;
  }
  return low;
}
