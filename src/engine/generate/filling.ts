import type { Occupancy } from '../board/board.ts';
import { centerAt } from '../fit/placed.ts';
import { columnParity, takeShape } from '../fit/shape.ts';
import type { RandomStream } from '../random/stream.ts';
import type { Spot } from './spot.ts';
import type { Stamps } from './stamps.ts';
import type { Supply } from './supply.ts';

/** A city while it is filled: the taken segments, the schematics still to draw from, and the placements made. */
export interface Filling {
  readonly occupancy: Occupancy;
  /** One for each rule, in the order of the recipe. */
  readonly supplies: readonly Supply[];
  readonly stamps: Stamps;
  /** Called regularly during long work; throws when the generation is canceled. */
  readonly watch: () => void;
}

/** The supplies by descending number of segments; equal ones in the order of the recipe. */
export function largestFirst(supplies: readonly Supply[]): Supply[] {
  return [...supplies].sort((a, b) => b.segments - a.segments);
}

/** Places a schematic, each of its placements that fit equally likely; false when none fits. */
export function placeOne(filling: Filling, supply: Supply, random: RandomStream): boolean {
  const spot = supply.draw(random);
  if (spot) place(filling, supply, spot);
  return spot !== null;
}

/** Places a shape where it fits. */
function place(filling: Filling, supply: Supply, spot: Spot): void {
  const { occupancy } = filling;
  const { pose, slot } = spot;
  const shape = supply.shapes[spot.shape]!;
  takeShape(occupancy, shape, slot, columnParity(occupancy, Math.floor(slot / occupancy.rows)));
  const { centers } = supply.conditions;
  if (centers.length > 0) {
    const center = { ...centerAt(occupancy, shape, pose, slot), id: 0 };
    for (const condition of centers) condition.add(center);
  }
  supply.putNearby(spot);
  record(filling, supply, spot);
}

/** Counts and lists a placement whose segments are taken already. */
export function record({ occupancy, stamps }: Filling, supply: Supply, { shape, pose, slot }: Spot): void {
  occupancy.covered += supply.segments;
  supply.placed++;
  stamps.add(supply.index, shape, pose, slot);
}
