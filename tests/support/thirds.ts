import type { Hex } from '../../src/engine/hex/hex.ts';
import type { Pose } from '../../src/engine/schematic/pose.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import {
  fromThirds,
  mirrorThird,
  moveThird,
  shiftThird,
  toThirds,
  turnThird,
} from '../../src/engine/segment/thirds.ts';

/** The oracle of every pose: mirror, turn, shift and move as integer arithmetic on the thirds lattice. */
export function poseByThirds(segment: Segment, pose: Pose, at: Hex): Segment {
  let point = toThirds(segment);
  if (pose.mirror) point = mirrorThird(point);
  for (let turn = 0; turn < pose.rotation; turn++) point = turnThird(point);
  return fromThirds(moveThird(shiftThird(point, pose.shift), at));
}
