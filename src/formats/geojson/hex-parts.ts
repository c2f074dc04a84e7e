import type { Hex } from '../../engine/hex/hex.ts';
import { isBefore, landParts } from '../../engine/land/parts.ts';
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
  const { count, part_row } = landParts(rows);
  return { count, partOf: (hex) => part_row[rowOf(rows, hex)]! };
}

/** The index of the row with a hex, by bisection. */
function rowOf(rows: readonly LandRow[], { q, r }: Hex): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(rows[middle]!, r, q)) low = middle + 1;
    else high = middle;
  }
  return low;
}
