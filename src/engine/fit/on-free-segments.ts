import { FULL, SEA } from '../board/board.ts';
import type { ConditionSort, GroundCondition } from './condition.ts';

const onFreeSegments: GroundCondition<'occupied'> = {
  scope: 'ground',
  reason: 'occupied',
  barred_hex: null,
  barredIn: ({ mask_hex, ground_hex }, slot) => {
    // The masks of the board hold the sea and the ground, too, which are conditions of their own.
    if (slot < 0 || mask_hex[slot] === SEA) return 0;
    return mask_hex[slot]! & FULL & ~(ground_hex?.[slot] ?? 0);
  },
  placementAt: ({ placement_segment }, slot, k) => placement_segment[6 * slot + k]!,
};

/** The condition that no segment is taken by another placement. */
export const ON_FREE_SEGMENTS = {
  scope: 'ground',
  reason: 'occupied',
  defaults: {},
  asked: () => null,
  of: () => onFreeSegments,
} as const satisfies ConditionSort<unknown, 'occupied'>;
