import type { Hex } from '../hex/hex.ts';
import { poseClasses } from './pose-classes.ts';
import { comparePoses, orient, type Pose, type PoseRules } from './pose.ts';
import type { PaintedHex } from './schematic.ts';

/** One of the distinct poses of a schematic, with all poses that are equal to it. */
export interface DistinctPose {
  /** The plainest of the equal poses: unmirrored, then unshifted, then least turned. */
  readonly pose: Pose;
  /** The shape in that pose. */
  readonly hexes: readonly PaintedHex[];
  /** All equal poses, `pose` first, with the whole-hex move that lays `pose` over each. */
  readonly equal: readonly { readonly pose: Pose; readonly move: Hex }[];
}

/**
 * The distinct poses of a shape among those allowed, sorted. Two poses are equal when they cover the same segments with
 * the same kinds, and have the same conditions around them, up to a whole-hex move. Without mirroring, one segment has 6
 * distinct poses, a whole tile 3, most shapes 18.
 *
 * @param around the conditions around the shape, which equal poses share
 */
export function distinctPoses(
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  around?: readonly PaintedHex[],
): DistinctPose[] {
  return poseClasses(hexes, rules, around)
    .map(({ pose, equal }) => ({ pose, hexes: orient(hexes, pose), equal }))
    .sort((a, b) => comparePoses(a.pose, b.pose));
}
