import { PLAIN_POSE, equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { movementsBetween, type Movement } from './pose-motion.ts';
import * as words from '../words.ts';

const SHIFT_MARKS = { '-1': '←', '0': '', '1': '→' } as const;

/** A pose for those who listen: "Rotation 2, shifted left, mirrored". */
export function describePose({ mirror, rotation, shift }: Pose): string {
  return words.pose(rotation, `${shift}`, mirror);
}

/** A pose in little room: "120° ←", with two facing triangles when mirrored. */
export function poseLabel({ mirror, rotation, shift }: Pose): string {
  return [mirror ? '◁▷' : '', `${60 * rotation}°`, SHIFT_MARKS[`${shift}`]].filter(Boolean).join(' ');
}

/** The rule by which one pose becomes another, in sentences; how a pose is made when they are the same. */
export function explainPose(from: Pose, to: Pose): string {
  if (equalPoses(from, to) && equalPoses(to, PLAIN_POSE)) return words.asDrawn;
  const start = equalPoses(from, to) ? PLAIN_POSE : from;
  const movements = movementsBetween(start, to, 'clockwise');
  return movements
    .map((movement, index) => explainMovement(movement, index < movements.length - 1))
    .join(' ');
}

/**
 * A movement in a sentence.
 *
 * @param goesOn whether others follow it
 */
export function explainMovement(movement: Movement, goesOn: boolean): string {
  switch (movement.kind) {
    case 'mirror':
      return words.mirrors;
    case 'turn':
      return words.turns(movement.start.rotation, movement.end.rotation, movement.turns);
    case 'slide': {
      const side = movement.sides < 0 ? words.left : words.right;
      const far = Math.abs(movement.sides) === 1 ? words.oneEdge : words.twoEdges;
      if (movement.end.shift !== 0) return words.shifted(side, far);
      return goesOn ? words.shiftUndone : words.shiftedBack(side, far);
    }
  }
}
