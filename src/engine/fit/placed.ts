import { hexOf, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { BoardShape } from './shape.ts';
import type { Spacing } from './spacing.ts';

/** The center of the schematic in one of the equal poses of a shape whose first hex is in `slot`. */
export function centerAt(box: Box, shape: BoardShape, pose: number, slot: number): Hex {
  const { q, r } = hexOf(box, slot);
  const { first } = shape.poses[pose]!;
  return { q: q - first.q, r: r - first.r };
}

/**
 * The plainest of the equal poses of a shape, its first hex in `slot`, whose center keeps its distance: an index
 * into its poses; -1 when none does. The same segments may thus stand by a pose that is less plain.
 */
export function allowedPose(box: Box, shape: BoardShape, slot: number, spacing: Spacing | null): number {
  if (spacing === null || spacing.least === 0) return 0;
  for (let pose = 0; pose < shape.poses.length; pose++)
    if (spacing.allows(centerAt(box, shape, pose, slot))) return pose;
  return -1;
}
