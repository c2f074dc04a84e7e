import type { Occupancy } from '../board/board.ts';
import { allFits, countBits } from './all.ts';
import { blockedHex, columnParity, isInside, type BoardShape } from './shape.ts';

/**
 * Every placement that fits after some hexes were freed on a board where nothing fitted, each once, as shape * slots +
 * slot of its first hex, in the order of the freed hexes. Each of them covers a segment of a freed hex.
 *
 * @param barred_hex the segments that conditions on the ground block, as a mask per slot; none when `null`
 */
export function fitsTouching(
  occupancy: Occupancy,
  shapes: readonly BoardShape[],
  barred_hex: Uint8Array | null,
  touched: ReadonlySet<number>,
): number[] {
  const { rows } = occupancy;
  const slots = occupancy.mask_hex.length;
  const found = new Set<number>();
  const hexes = shapes.reduce((sum, { mask_hex }) => sum + mask_hex.length, 0);
  // Large pieces touch a freed hex in so many ways that searching the whole board is faster.
  const all =
    touched.size * hexes > (hexes / 32 + 4) * slots
      ? allFits(occupancy, shapes, { barred_hex, centers: [] })
      : null;
  const count = all ? countBits(all) : Infinity;
  for (const there of touched) {
    if (found.size === count) break;
    const column = Math.floor(there / rows);
    shapes.forEach((shape, number) => {
      for (let index = 0; index < shape.mask_hex.length; index++) {
        if ((occupancy.mask_hex[there]! & shape.mask_hex[index]!) !== 0) continue;
        const first = column - shape.q_hex[index]!;
        if (first < 0 || first >= occupancy.columns) continue;
        const parity = columnParity(occupancy, first);
        const slot = there - shape.step_hex[parity][index]!;
        if (!isInside(occupancy, shape, first, slot - first * rows)) continue;
        const isFree = all
          ? (all.bits_shape[number]![slot >> 5]! & (1 << (slot & 31))) !== 0
          : blockedHex(occupancy, barred_hex, shape, slot, parity) < 0;
        if (isFree) found.add(number * slots + slot);
      }
    });
  }
  return [...found];
}
