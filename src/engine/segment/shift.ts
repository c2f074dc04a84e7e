import { STEPS, type Hex } from '../hex/hex.ts';
import type { Segment, SegmentIndex } from './segment.ts';

/** Horizontal shift by one side length: -1 left, 0 none, 1 right. */
export type Shift = -1 | 0 | 1;

export const SHIFTS: readonly Shift[] = [-1, 0, 1];

interface ShiftTarget {
  readonly step: Hex;
  readonly k: SegmentIndex;
}

const SAME: Hex = { q: 0, r: 0 };
const [, NORTH_EAST, SOUTH_EAST, , SOUTH_WEST, NORTH_WEST] = STEPS;

/** The segment that each segment is shifted to by one side length to the right, in index order. */
const RIGHT: readonly ShiftTarget[] = [
  { step: NORTH_EAST, k: 4 },
  { step: NORTH_EAST, k: 3 },
  { step: SOUTH_EAST, k: 0 },
  { step: SOUTH_EAST, k: 5 },
  { step: SAME, k: 2 },
  { step: SAME, k: 1 },
];

/** The segment that each segment is shifted to by one side length to the left, in index order. */
const LEFT: readonly ShiftTarget[] = [
  { step: NORTH_WEST, k: 2 },
  { step: SAME, k: 5 },
  { step: SAME, k: 4 },
  { step: SOUTH_WEST, k: 1 },
  { step: SOUTH_WEST, k: 0 },
  { step: NORTH_WEST, k: 3 },
];

/**
 * The segment that lies one side length to the right (1) or left (-1) of `segment`.
 *
 * The tables follow from the centroids (see `thirds.ts`). The listing published with the algorithm has the correct
 * target segment but a wrong hex in each of its six lines.
 */
export function shiftSegment(segment: Segment, shift: Shift): Segment {
  if (shift === 0) return segment;
  const target = (shift === 1 ? RIGHT : LEFT)[segment.k]!;
  return { q: segment.q + target.step.q, r: segment.r + target.step.r, k: target.k };
}
