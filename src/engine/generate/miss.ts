import { slotOf, type Occupancy } from '../board/board.ts';
import { lowestBit } from '../fit/bits.ts';
import { firstBarring } from '../fit/conditions.ts';
import type { BoardShape, CenteredPose } from '../fit/shape.ts';
import { DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import { centerOf, MissSearch, STEPS } from './miss-search.ts';
import type { NearestMiss, Obstacle } from './nearest-miss.ts';
import type { Supply } from './supply.ts';

/**
 * The placement of a schematic with the fewest blocked segments; another placement that is too near counts as one more.
 * Of equal ones it is the first by pose, column and row. `null` when a placement fits, or when there are no poses.
 *
 * Tests every pose at every place that reaches the land, 32 rows at once, and stops counting as soon as they are no
 * better. Ends after a limited number of steps with the best placement found.
 *
 * @param watch called regularly; an error that it throws ends the search
 */
export function nearestMiss(
  occupancy: Occupancy,
  supply: Supply,
  watch: () => void,
  limit = STEPS,
): NearestMiss | null {
  if (supply.fitsSomewhere()) return null;
  const search = new MissSearch(occupancy, supply, watch, limit);
  const found = search.run();
  if (!found) return null;
  const { shape, pose, first } = found;
  return {
    ...centerOf(pose, first),
    ...pose.pose,
    blocked: obstacles(occupancy, supply, shape, pose, first),
    isNearest: !search.isOver,
  };
}

function obstacles(
  occupancy: Occupancy,
  { conditions }: Supply,
  shape: BoardShape,
  pose: CenteredPose,
  first: Hex,
): Obstacle[] {
  const found: Obstacle[] = [];
  for (let index = 0; index < shape.mask_hex.length; index++) {
    const slot = slotOfHex(occupancy, shape, first, index);
    const wanted = shape.mask_hex[index]!;
    const q = first.q + shape.q_hex[index]!;
    const r = first.r + shape.r_hex[index]!;
    for (const k of DIRECTIONS) {
      const barring = firstBarring(conditions, occupancy, slot, wanted & (1 << k));
      if (barring) found.push({ q, r, k, reason: barring.reason });
    }
  }
  const k = lowestBit(shape.mask_hex[0]!) as Segment['k'];
  for (const condition of conditions.centers)
    for (let left = condition.against(centerOf(pose, first)).length; left > 0; left--)
      found.push({ ...first, k, reason: condition.reason });
  return found;
}

/** The slot of a hex of a shape; -1 outside of the box. */
function slotOfHex(occupancy: Occupancy, shape: BoardShape, first: Hex, index: number): number {
  return slotOf(occupancy, { q: first.q + shape.q_hex[index]!, r: first.r + shape.r_hex[index]! });
}
