import type { Occupancy } from '../board/board.ts';
import { centerAt } from '../fit/placed.ts';
import { columnParity, takeShape } from '../fit/shape.ts';
import type { RandomStream } from '../random/stream.ts';
import type { Stamps } from './stamps.ts';
import type { Supply } from './supply.ts';

/** A city while it is filled: what is taken, what may come, what has come. */
export interface Filling {
  readonly occupancy: Occupancy;
  /** In the order of the recipe's rules. */
  readonly supplies: readonly Supply[];
  readonly stamps: Stamps;
  /** Called now and then in long work; throws when the generation is cancelled. */
  readonly watch: () => void;
}

/** Supplies by descending number of segments; equal ones in the order of the recipe. */
export function largestFirst(supplies: readonly Supply[]): Supply[] {
  return [...supplies].sort((a, b) => b.segments - a.segments);
}

/** Places one more of a schematic, uniformly among its placements that fit; false when none fits. */
export function placeOne(filling: Filling, supply: Supply, random: RandomStream): boolean {
  if (!supply.draw(random)) return false;
  place(filling, supply, supply);
  return true;
}

/** A shape of a supply where it fits: which one, which of its equal poses, and the slot of its first hex. */
export interface Spot {
  readonly shape: number;
  readonly pose: number;
  readonly slot: number;
}

/** Places a shape where it fits. */
function place(filling: Filling, supply: Supply, { shape: index, pose, slot }: Spot): void {
  const { occupancy } = filling;
  const shape = supply.shapes[index]!;
  takeShape(occupancy, shape, slot, columnParity(occupancy, Math.floor(slot / occupancy.rows)));
  const { centers } = supply.conditions;
  if (centers.length > 0) {
    const center = { ...centerAt(occupancy, shape, pose, slot), id: 0 };
    for (const condition of centers) condition.add(center);
  }
  record(filling, supply, index, pose, slot);
}

/** Counts and lists a shape that has been taken already. */
export function record(
  { occupancy, stamps }: Filling,
  supply: Supply,
  shape: number,
  pose: number,
  slot: number,
): void {
  occupancy.covered += supply.segments;
  supply.placed++;
  stamps.add(supply.index, shape, pose, slot);
}
