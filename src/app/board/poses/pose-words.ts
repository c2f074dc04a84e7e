import { PLAIN_POSE, equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { movementsBetween, type Movement } from './pose-motion.ts';

const SHIFT_WORDS = { '-1': 'shifted left', '0': 'not shifted', '1': 'shifted right' } as const;
const SHIFT_MARKS = { '-1': '←', '0': '', '1': '→' } as const;

/** A pose for those who listen: "Rotation 2, shifted left, mirrored". */
export function describePose({ mirror, rotation, shift }: Pose): string {
  return `Rotation ${rotation}, ${SHIFT_WORDS[`${shift}`]}${mirror ? ', mirrored' : ''}`;
}

/** A pose in little room: "120° ←", with two facing triangles when mirrored. */
export function poseLabel({ mirror, rotation, shift }: Pose): string {
  return [mirror ? '◁▷' : '', `${60 * rotation}°`, SHIFT_MARKS[`${shift}`]].filter(Boolean).join(' ');
}

/** The rule by which one pose becomes another, in sentences; how a pose is made when they are the same. */
export function explainPose(from: Pose, to: Pose): string {
  if (equalPoses(from, to) && equalPoses(to, PLAIN_POSE)) return 'As drawn.';
  const start = equalPoses(from, to) ? PLAIN_POSE : from;
  const movements = movementsBetween(start, to, 'clockwise');
  return movements.map((movement, index) => explain(movement, index < movements.length - 1)).join(' ');
}

function explain(movement: Movement, goesOn: boolean): string {
  switch (movement.kind) {
    case 'mirror':
      return 'Mirror: left and right change places.';
    case 'turn': {
      const { start, end, turns } = movement;
      const what =
        start.rotation === 0 ? `Rotation ${end.rotation}` : `Rotation ${start.rotation} to ${end.rotation}`;
      const steps = turns === 1 ? '1 step' : `${turns} steps`;
      return `${what}: ring 1 moves ${steps}, ring 2 moves ${2 * turns}, …`;
    }
    case 'slide': {
      const side = movement.sides < 0 ? 'left' : 'right';
      const far = Math.abs(movement.sides) === 1 ? 'one hex edge' : 'two hex edges';
      if (movement.end.shift !== 0) return `Shift ${side}: the piece moves ${far}.`;
      return goesOn ? `First, undo the shift.` : `Shift back: the piece moves ${far} ${side}.`;
    }
  }
}
