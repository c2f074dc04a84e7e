import { centerAt } from '../fit/placed.ts';
import type { Hex } from '../hex/hex.ts';
import type { Filling } from './filling.ts';
import type { Supply } from './supply.ts';

/** A new placement: its shape by its index, with the center of the shape's plainest pose and its own. */
export interface Stamped {
  readonly supply: Supply;
  readonly shape: number;
  readonly start: Hex;
  readonly center: Hex;
}

/** The new placements of a filling. */
export function stampedIn({ occupancy, supplies, stamps }: Filling): Stamped[] {
  return Array.from({ length: stamps.count }, (_, index) => {
    const supply = supplies[stamps.supply_stamp[index]!]!;
    const shape = stamps.shape_stamp[index]!;
    const board = supply.shapes[shape]!;
    const slot = stamps.slot_stamp[index]!;
    return {
      supply,
      shape,
      start: centerAt(occupancy, board, 0, slot),
      center: centerAt(occupancy, board, stamps.pose_stamp[index]!, slot),
    };
  });
}
