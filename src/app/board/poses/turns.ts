import { modulo6 } from '../../../engine/hex/hex.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Turn } from '../../contrib/posed.ts';
import type { Shift } from '../../../engine/segment/shift.ts';

const SHIFT_CYCLE: readonly Shift[] = [0, 1, -1];

function nextShift(shift: Shift, steps: number): Shift {
  return SHIFT_CYCLE[(SHIFT_CYCLE.indexOf(shift) + steps + 3) % 3]!;
}

/** The pose after a turn. */
export function turned(pose: Pose, turn: Turn): Pose {
  switch (turn) {
    case 'turn':
      return { ...pose, rotation: modulo6(pose.rotation + 1) };
    case 'turn-back':
      return { ...pose, rotation: modulo6(pose.rotation + 5) };
    case 'shift':
      return { ...pose, shift: nextShift(pose.shift, 1) };
    case 'shift-back':
      return { ...pose, shift: nextShift(pose.shift, -1) };
    case 'mirror':
      return { ...pose, mirror: !pose.mirror };
  }
}
