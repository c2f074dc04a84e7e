import type { Pose } from '../engine/schematic/pose.ts';
import { FLAG, OBJECT, oneOf } from './check-call.ts';

const RULES = { mirror: FLAG, rotation: oneOf([0, 1, 2, 3, 4, 5]), shift: oneOf([-1, 0, 1]) };

/**
 * The pose of a call, whose absent members are those of the plain pose. Other members are ignored: a placement is one, too.
 *
 * @param place name of the function and of the value: `orient: pose`
 * @throws RangeError for a member of another value
 */
export function checkedPose(place: string, pose: Partial<Pose>): Pose {
  OBJECT(pose, place);
  const { mirror = false, rotation = 0, shift = 0 } = pose;
  RULES.mirror(mirror, `${place}.mirror`);
  RULES.rotation(rotation, `${place}.rotation`);
  RULES.shift(shift, `${place}.shift`);
  return { mirror, rotation, shift };
}
