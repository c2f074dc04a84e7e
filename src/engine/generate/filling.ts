import type { Occupancy } from '../board/board.ts';
import { centerAt, columnParity, takeShape } from '../fit/shape.ts';
import type { RandomStream } from '../random/stream.ts';
import type { Stamps } from './stamps.ts';
import type { Supply } from './supply.ts';

/** A city while it is filled: what is taken, what may come, what has come. */
export interface Filling {
  readonly occupancy: Occupancy;
  /** In the order of the recipe's rules. */
  readonly supplies: readonly Supply[];
  readonly stamps: Stamps;
}

/** Supplies by descending number of segments; equal ones in the order of the recipe. */
export function largestFirst(supplies: readonly Supply[]): Supply[] {
  return [...supplies].sort((a, b) => b.segments - a.segments);
}

/** Places one more of a schematic, uniformly among its placements that fit; false when none fits. */
export function placeOne(filling: Filling, supply: Supply, random: RandomStream): boolean {
  if (!supply.draw(random)) return false;
  place(filling, supply, supply.shape, supply.slot);
  return true;
}

/** Places a shape where it fits. */
export function place({ occupancy, stamps }: Filling, supply: Supply, index: number, slot: number): void {
  const shape = supply.shapes[index]!;
  takeShape(occupancy, shape, slot, columnParity(occupancy, Math.floor(slot / occupancy.rows)));
  occupancy.covered += supply.segments;
  if (supply.rule.spacing > 0) supply.spacing.add(centerAt(occupancy, shape, slot));
  supply.placed++;
  stamps.add(supply.index, index, slot);
}
