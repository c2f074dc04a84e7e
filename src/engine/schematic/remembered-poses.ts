import { poseIndex, POSES } from './pose-group.ts';
import { orient, type Pose } from './pose.ts';
import type { PaintedHex } from './schematic.ts';

const hexes_pose = new WeakMap<readonly PaintedHex[], (readonly PaintedHex[] | undefined)[]>();

/**
 * The shape in a pose as {@link orient} gives it, computed once per shape and pose: a city needs that of each of its
 * schematics several times, and so does each city that is generated. Shapes are compared by identity, because their data
 * never changes.
 */
export function rememberedPose(hexes: readonly PaintedHex[], pose: Pose): readonly PaintedHex[] {
  if (hexes.length === 0) return hexes;
  let known = hexes_pose.get(hexes);
  if (!known) hexes_pose.set(hexes, (known = Array.from({ length: POSES })));
  return (known[poseIndex(pose)] ??= orient(hexes, pose));
}
