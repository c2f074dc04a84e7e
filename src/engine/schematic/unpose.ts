import { modulo6 } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import { shiftSegment, type Shift } from '../segment/shift.ts';
import { mirrorSegment, turnSegment, type Pose } from './pose.ts';

/** The segment of a schematic that a pose at the origin places on `segment`: the inverse of `poseSegment`. */
export function unposeSegment(segment: Segment, pose: Pose): Segment {
  const unshifted = shiftSegment(segment, (0 - pose.shift) as Shift);
  const unturned = turnSegment(unshifted, modulo6(6 - pose.rotation));
  return pose.mirror ? mirrorSegment(unturned) : unturned;
}
