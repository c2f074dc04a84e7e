import type { Pose } from '../../engine/schematic/pose.ts';

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
