import { FULL, SEA } from '../board/board.ts';
import type { ConditionSort, GroundCondition } from './condition.ts';

const onLand: GroundCondition<'off-land'> = {
  scope: 'ground',
  reason: 'off-land',
  barred_hex: null,
  barredIn: ({ mask_hex }, slot) => (slot < 0 || mask_hex[slot] === SEA ? FULL : 0),
};

/** The condition that every segment lies on the land. */
export const ON_LAND = {
  scope: 'ground',
  reason: 'off-land',
  defaults: {},
  asked: () => null,
  of: () => onLand,
} as const satisfies ConditionSort<unknown, 'off-land'>;
