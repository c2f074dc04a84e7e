import type { ConditionSort, GroundCondition } from './condition.ts';

const offGround: GroundCondition<'ground'> = {
  scope: 'ground',
  reason: 'ground',
  barred_hex: null,
  barredIn: ({ ground_hex }, slot) => (slot < 0 || ground_hex === null ? 0 : ground_hex[slot]!),
};

/** The condition that no segment is ground of the city: a street, a river, a yard. */
export const OFF_GROUND = {
  scope: 'ground',
  reason: 'ground',
  defaults: {},
  asked: () => null,
  of: () => offGround,
} as const satisfies ConditionSort<unknown, 'ground'>;
