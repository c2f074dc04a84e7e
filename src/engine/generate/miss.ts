import { SEA, slotOf, type Occupancy } from '../board/board.ts';
import { lowestBit, onesIn } from '../fit/bits.ts';
import type { Fit } from '../fit/all.ts';
import type { Reason } from '../fit/explain.ts';
import { columnParity, type BoardShape, type CenteredPose } from '../fit/shape.ts';
import { DIRECTIONS, type Hex } from '../hex/hex.ts';
import { SEGMENT_NAMES, type Segment } from '../segment/segment.ts';
import type { Supply } from './supply.ts';

/** A segment that keeps a placement from standing. Another that is too near is told by the first segment. */
export interface Obstacle extends Segment {
  readonly reason: Reason;
}

/** The placement that comes nearest to fitting: least is in its way. */
export interface NearestMiss extends Fit {
  readonly blocked: readonly Obstacle[];
}

/**
 * The placement of a schematic with the fewest blocked segments, where another that is too near counts as one more;
 * of equal ones the first by pose, column and row. `null` when one fits, or when there are no poses.
 *
 * Looks at every pose at every hex from which it reaches the land, and leaves each as soon as it is no better.
 *
 * @param watch called now and then; what it throws is thrown on
 */
export function nearestMiss(occupancy: Occupancy, supply: Supply, watch: () => void): NearestMiss | null {
  let least = Infinity;
  let best: { readonly shape: BoardShape; readonly pose: CenteredPose; readonly first: Hex } | undefined;
  for (const shape of supply.shapes) {
    const [left, right] = shape.columns;
    for (let column = -right; column < occupancy.columns - left; column++) {
      watch();
      const [top, bottom] = shape.rows[columnParity(occupancy, column)];
      for (let row = -bottom; row < occupancy.rows - top; row++) {
        const q = column + occupancy.column0;
        const first = { q, r: row + occupancy.row0 - (q >> 1) };
        const taken = countBlocked(occupancy, supply, shape, first, least);
        if (taken >= least) continue;
        for (const pose of supply.spacing ? shape.poses : shape.poses.slice(0, 1)) {
          const count = taken + (supply.spacing?.tooNear(centerOf(pose, first)).length ?? 0);
          if (count >= least) continue;
          least = count;
          best = { shape, pose, first };
        }
        if (least === 0) return null;
      }
    }
  }
  if (!best) return null;
  const { shape, pose, first } = best;
  return {
    ...centerOf(pose, first),
    ...pose.pose,
    blocked: obstacles(occupancy, supply, shape, pose, first),
  };
}

function centerOf({ first: step }: CenteredPose, first: Hex): Hex {
  return { q: first.q - step.q, r: first.r - step.r };
}

/** Number of segments in the way, or some number of `enough` or more. */
function countBlocked(
  occupancy: Occupancy,
  { zone_hex }: Supply,
  shape: BoardShape,
  first: Hex,
  enough: number,
): number {
  let count = 0;
  for (let index = 0; index < shape.mask_hex.length && count < enough; index++) {
    const slot = slotOfHex(occupancy, shape, first, index);
    count += onesIn(blockedMask(occupancy, zone_hex, slot, shape.mask_hex[index]!));
  }
  return count;
}

function obstacles(
  occupancy: Occupancy,
  { zone_hex, spacing }: Supply,
  shape: BoardShape,
  pose: CenteredPose,
  first: Hex,
): Obstacle[] {
  const found: Obstacle[] = [];
  for (let index = 0; index < shape.mask_hex.length; index++) {
    const slot = slotOfHex(occupancy, shape, first, index);
    const taken = slot < 0 ? SEA : occupancy.mask_hex[slot]!;
    const mask = blockedMask(occupancy, zone_hex, slot, shape.mask_hex[index]!);
    const q = first.q + shape.q_hex[index]!;
    const r = first.r + shape.r_hex[index]!;
    for (const k of DIRECTIONS)
      if ((mask & (1 << k)) !== 0) {
        const reason = taken === SEA ? 'off-land' : (taken & (1 << k)) !== 0 ? 'occupied' : 'wrong-group';
        found.push({ q, r, k, reason });
      }
  }
  const k = lowestBit(shape.mask_hex[0]!) as Segment['k'];
  for (let near = spacing?.tooNear(centerOf(pose, first)).length ?? 0; near > 0; near--)
    found.push({ ...first, k, reason: 'spacing' });
  return found;
}

/** The slot of one hex of a shape; -1 outside of the box. */
function slotOfHex(occupancy: Occupancy, shape: BoardShape, first: Hex, index: number): number {
  return slotOf(occupancy, { q: first.q + shape.q_hex[index]!, r: first.r + shape.r_hex[index]! });
}

/** Which of the wanted segments of a hex are taken or outside of the zone. */
function blockedMask(
  { mask_hex }: Occupancy,
  zone_hex: Uint8Array | null,
  slot: number,
  wanted: number,
): number {
  if (slot < 0 || (zone_hex !== null && zone_hex[slot] === 0)) return wanted;
  return mask_hex[slot]! & wanted;
}

/** In words: "nearest miss at hex 3, -1, rotation 2, shift 0: 4 segments blocked (S of hex 2, -1 off-land, …)". */
export function describeMiss({ q, r, mirror, rotation, shift, blocked }: NearestMiss): string {
  const shown = blocked
    .slice(0, 3)
    .map(({ q, r, k, reason }) => `${SEGMENT_NAMES[k]} of hex ${q}, ${r} ${reason}`);
  const more = blocked.length > shown.length ? ', …' : '';
  return (
    `nearest miss at hex ${q}, ${r}, rotation ${rotation}, shift ${shift}${mirror ? ', mirrored' : ''}: ` +
    `${blocked.length} ${blocked.length === 1 ? 'segment' : 'segments'} blocked (${shown.join(', ')}${more})`
  );
}
