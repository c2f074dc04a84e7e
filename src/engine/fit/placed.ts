import { hexOf, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import { liesAlong } from './lies-along.ts';
import { allowsCenter, type Limits } from './conditions.ts';
import type { BoardShape } from './shape.ts';

/** The center of the schematic in one of the equal poses of a shape whose first hex is in `slot`. */
export function centerAt(box: Box, shape: BoardShape, pose: number, slot: number): Hex {
  const { q, r } = hexOf(box, slot);
  const { first } = shape.poses[pose]!;
  return { q: q - first.q, r: r - first.r };
}

/**
 * The index of the plainest of a shape's equal poses that lies along the direction of its district and whose center meets
 * the conditions, with the first hex of the shape in `slot`; -1 when there is none. Equal poses cover the same segments,
 * but their centers and turns differ.
 */
export function allowedPose(
  box: Box,
  shape: BoardShape,
  slot: number,
  { centers, aligned }: Pick<Limits, 'centers' | 'aligned'>,
): number {
  if (centers.length === 0 && !aligned) return 0;
  const direction = aligned ? aligned.directionOf(shape, hexOf(box, slot)) : null;
  for (let pose = 0; pose < shape.poses.length; pose++)
    if (
      liesAlong(shape.poses[pose]!.pose, direction) &&
      allowsCenter(centers, centerAt(box, shape, pose, slot))
    )
      return pose;
  return -1;
}
