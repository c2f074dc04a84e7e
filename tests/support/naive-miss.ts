import { FULL, slotOf, type Occupancy } from '../../src/engine/board/board.ts';
import { onesIn } from '../../src/engine/fit/bits.ts';
import { columnParity } from '../../src/engine/fit/shape.ts';
import type { NearestMiss } from '../../src/engine/generate/nearest-miss.ts';
import type { Supply } from '../../src/engine/generate/supply.ts';

/** The nearest miss of a schematic that fits nowhere, found by counting the blocked segments of every place. */
export function naiveMiss(
  occupancy: Occupancy,
  { shapes, conditions, spacing }: Supply,
): Omit<NearestMiss, 'isNearest' | 'blocked'> & { readonly count: number } {
  let best = { count: Infinity, q: 0, r: 0, mirror: false, rotation: 0 as const, shift: 0 as const };
  for (const shape of shapes) {
    const [left, right] = shape.columns;
    for (let column = -right; column < occupancy.columns - left; column++) {
      const [top, bottom] = shape.rows[columnParity(occupancy, column)];
      for (let row = -bottom; row < occupancy.rows - top; row++) {
        const q = column + occupancy.column0;
        const first = { q, r: row + occupancy.row0 - (q >> 1) };
        let blocked = 0;
        for (let index = 0; index < shape.mask_hex.length && blocked < best.count; index++) {
          const wanted = shape.mask_hex[index]!;
          const slot = slotOf(occupancy, {
            q: first.q + shape.q_hex[index]!,
            r: first.r + shape.r_hex[index]!,
          });
          const isOff = slot < 0 || conditions.barred_hex?.[slot] === FULL;
          blocked += onesIn(isOff ? wanted : occupancy.mask_hex[slot]! & wanted);
        }
        for (const { pose, first: step } of spacing ? shape.poses : shape.poses.slice(0, 1)) {
          const center = { q: first.q - step.q, r: first.r - step.r };
          const count = blocked + (spacing?.against(center).length ?? 0);
          if (count < best.count) best = { ...center, ...pose, count } as typeof best;
        }
      }
    }
  }
  return best;
}
