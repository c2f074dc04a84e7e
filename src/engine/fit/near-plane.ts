import type { Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { Spacing } from './spacing.ts';

/**
 * One bit per slot: the first hex of a shape may not lie there, for the center of its pose would be too near to
 * another. Paints the hexagon of what is too near about each center, column by column.
 *
 * @param first from the center of the schematic to the first hex of the shape in that pose
 */
export function nearPlane(box: Box, spacing: Spacing, first: Hex): Int32Array {
  const { column0, row0, columns, rows } = box;
  const words = new Int32Array(Math.ceil((columns * rows) / 32));
  const reach = spacing.least - 1;
  for (const center of spacing.centers()) {
    const q = center.q + first.q;
    const r = center.r + first.r;
    const right = Math.min(q + reach, column0 + columns - 1);
    for (let there = Math.max(q - reach, column0); there <= right; there++) {
      const across = there - q;
      const down = r + (there >> 1) - row0;
      const top = Math.max(0, down + Math.max(-reach, -across - reach));
      const bottom = Math.min(rows - 1, down + Math.min(reach, -across + reach));
      const start = (there - column0) * rows;
      if (top <= bottom) setBits(words, start + top, start + bottom);
    }
  }
  return words;
}

/** Steps that {@link nearPlane} takes: columns that it paints. */
export function nearPlaneSteps({ least, size }: Spacing, box: Box): number {
  return size * Math.min(2 * least - 1, box.columns);
}

/** Sets the bits `from`..`to`. */
function setBits(words: Int32Array, from: number, to: number): void {
  const first = from >> 5;
  const last = to >> 5;
  const after = -1 << (from & 31);
  // Two shifts, because a shift by 32 is none.
  const before = ~((-1 << (to & 31)) << 1);
  if (first === last) words[first]! |= after & before;
  else {
    words[first]! |= after;
    words.fill(-1, first + 1, last);
    words[last]! |= before;
  }
}
