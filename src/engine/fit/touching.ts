import type { Occupancy } from '../board/board.ts';
import { blockedHex, columnParity, isInside, type BoardShape } from './shape.ts';

/**
 * Every placement that fits and has a part in one of some hexes, once: shape * slots + slot of its first hex.
 * Where nothing fitted before these hexes were freed, that is all that fits now.
 *
 * @param zone_hex per slot, whether the shapes may stand there; everywhere when `null`
 */
export function fitsTouching(
  occupancy: Occupancy,
  shapes: readonly BoardShape[],
  zone_hex: Uint8Array | null,
  touched: Iterable<number>,
): number[] {
  const { rows } = occupancy;
  const slots = occupancy.mask_hex.length;
  const found = new Set<number>();
  for (const there of touched) {
    const column = Math.floor(there / rows);
    shapes.forEach((shape, number) => {
      for (let index = 0; index < shape.mask_hex.length; index++) {
        if ((occupancy.mask_hex[there]! & shape.mask_hex[index]!) !== 0) continue;
        const first = column - shape.q_hex[index]!;
        if (first < 0 || first >= occupancy.columns) continue;
        const parity = columnParity(occupancy, first);
        const slot = there - shape.step_hex[parity][index]!;
        if (!isInside(occupancy, shape, first, slot - first * rows)) continue;
        if (blockedHex(occupancy, zone_hex, shape, slot, parity) < 0) found.add(number * slots + slot);
      }
    });
  }
  return [...found];
}
