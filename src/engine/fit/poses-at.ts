import type { Occupancy } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { PoseClass } from '../schematic/pose-classes.ts';
import { poseIndex, POSES } from '../schematic/pose-group.ts';
import { ANY_POSE } from '../schematic/pose.ts';
import { rememberedClasses } from '../schematic/remembered-classes.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import { liesAlong } from './lies-along.ts';
import { allowsCenter, FREE_LAND, type Limits } from './conditions.ts';
import type { Nearby } from './neighborhood.ts';

/**
 * The poses of a shape that fit with its center at a hex: 1 or 0 by `poseIndex`, as {@link fits} finds for each of the
 * 36 poses. A shape without segments fits nowhere.
 *
 * @param nearby the schematic of the shape in its neighborhood; without it, conditions around it are not tested
 */
export function posesFittingAt(
  occupancy: Occupancy,
  hexes: readonly PaintedHex[],
  at: Hex,
  { barred_hex, centers, aligned }: Limits = FREE_LAND,
  nearby: Nearby | null = null,
): Uint8Array {
  const fits_pose = new Uint8Array(POSES);
  if (!allowsCenter(centers, at)) return fits_pose;
  for (const shape of rememberedClasses(hexes, ANY_POSE)) {
    if (shape.q_hex.length === 0) continue;
    // Equal poses are one shape, placed differently about the center.
    for (const { pose, move } of shape.equal) {
      const direction = aligned?.directionOf(shape, { q: at.q + move.q, r: at.r + move.r }) ?? null;
      if (
        liesAlong(pose, direction) &&
        isFree(occupancy, barred_hex, shape, at.q + move.q, at.r + move.r) &&
        (!nearby || nearby.neighborhood.accepts(nearby.schematic, pose, at))
      )
        fits_pose[poseIndex(pose)] = 1;
    }
  }
  return fits_pose;
}

function isFree(
  occupancy: Occupancy,
  barred_hex: Uint8Array | null,
  { q_hex, r_hex, mask_hex }: PoseClass,
  q: number,
  r: number,
): boolean {
  const { column0, row0, columns, rows, mask_hex: taken_hex } = occupancy;
  for (let index = 0; index < q_hex.length; index++) {
    const there = q + q_hex[index]!;
    const column = there - column0;
    const row = r + r_hex[index]! + (there >> 1) - row0;
    if (column < 0 || column >= columns || row < 0 || row >= rows) return false;
    const slot = column * rows + row;
    if ((taken_hex[slot]! & mask_hex[index]!) !== 0) return false;
    if (barred_hex !== null && (barred_hex[slot]! & mask_hex[index]!) !== 0) return false;
  }
  return true;
}

/** The greatest hex distance from the center to a hex of the shape, in any pose. */
export function reachOfPoses(hexes: readonly PaintedHex[]): number {
  let reach = 0;
  for (const { q_hex, r_hex, equal } of rememberedClasses(hexes, ANY_POSE))
    // Equal poses are one shape, placed differently about the center.
    for (const { move } of equal)
      for (let index = 0; index < q_hex.length; index++) {
        const [q, r] = [q_hex[index]! + move.q, r_hex[index]! + move.r];
        reach = Math.max(reach, Math.abs(q), Math.abs(r), Math.abs(q + r));
      }
  return reach;
}
