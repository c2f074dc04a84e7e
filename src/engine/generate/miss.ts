import { hexOf, slotOf, type Occupancy } from '../board/board.ts';
import { countBits, forEachFit } from '../fit/all.ts';
import { lowestBit } from '../fit/bits.ts';
import { ALIGNED } from '../fit/align.ts';
import { firstBarring, type Reason } from '../fit/conditions.ts';
import type { Blocked } from '../fit/explain.ts';
import { allowedPose, centerAt } from '../fit/placed.ts';
import type { BoardShape, CenteredPose } from '../fit/shape.ts';
import { DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import { centerOf, MissSearch, STEPS } from './miss-search.ts';
import type { NearestMiss } from './nearest-miss.ts';
import type { Spot } from './spot.ts';
import type { Supply } from './supply.ts';

/** Most places on free land whose neighborhood is asked about. */
const MOST_ASKED = 2 ** 12;

/** Most segments that are looked at to find what places cut off, about. */
const MOST_FLOODED = 2 ** 21;

/**
 * The placement of a schematic with the fewest blocked segments; another placement that is too near counts as one more.
 * Of equal ones it is the first by pose, column and row. Where there are places on free land, it is one of these: that
 * with the fewest segments around it that keep it from its place. `null` when a placement fits, or when there are no
 * poses.
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
  if (supply.fitsSomewhere()) return supply.nearby ? nearbyMiss(occupancy, supply, watch) : null;
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

/** The nearest miss of a schematic that its neighborhoods keep from all places on free land, or from many of them. */
function nearbyMiss(occupancy: Occupancy, supply: Supply, watch: () => void): NearestMiss | null {
  const fits = supply.allFits();
  const count = countBits(fits);
  const { reach } = supply.conditions.neighborhood ?? {};
  const most = reach ? Math.min(MOST_ASKED, MOST_FLOODED / (6 * occupancy.hexes)) : MOST_ASKED;
  const stride = Math.ceil(count / most);
  let index = 0;
  let fitsNow = false;
  let best: { readonly spot: Spot; readonly blocked: readonly Blocked[] } | undefined;
  forEachFit(fits, (shape, slot) => {
    if (fitsNow) return;
    const board = supply.shapes[shape]!;
    const { centers, aligned } = supply.conditions;
    const pose = allowedPose(occupancy, board, slot, { centers });
    if (pose < 0) return;
    const isAcross = aligned && allowedPose(occupancy, board, slot, { centers, aligned }) < 0;
    const spot = { shape, pose, slot };
    if (!isAcross && supply.fitsNearby(spot)) fitsNow = true;
    else if (index++ % stride === 0) {
      watch();
      const unmet = supply.unmetNearby(spot);
      const blocked = isAcross ? [firstSegment(occupancy, board, slot, ALIGNED.reason), ...unmet] : unmet;
      if (!best || blocked.length < best.blocked.length) best = { spot, blocked };
    }
  });
  if (fitsNow || !best) return null;
  const { spot, blocked } = best;
  const shape = supply.shapes[spot.shape]!;
  return {
    ...centerAt(occupancy, shape, spot.pose, spot.slot),
    ...shape.poses[spot.pose]!.pose,
    blocked: blocked.map(({ q, r, k, reason }) => ({ q, r, k, reason })),
    isNearest: stride <= 1,
  };
}

/** The first segment of a shape, as one that is blocked. */
function firstSegment(occupancy: Occupancy, shape: BoardShape, slot: number, reason: Reason): Blocked {
  return { ...hexOf(occupancy, slot), k: lowestBit(shape.mask_hex[0]!) as Segment['k'], reason };
}

function obstacles(
  occupancy: Occupancy,
  { conditions }: Supply,
  shape: BoardShape,
  pose: CenteredPose,
  first: Hex,
): Blocked[] {
  const found: Blocked[] = [];
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
