import type { ConditionSort } from './condition.ts';

/** The condition that what stands around a placement is what its schematic asks for, and what others ask of it. */
export const AS_ASKED = {
  scope: 'nearby',
  reason: 'condition',
  defaults: {},
  asked: () => null,
  of: () => null,
} as const satisfies ConditionSort<unknown, 'condition'>;

/** The condition that a placement cuts no public ground off from the rest of it. */
export const IN_REACH = {
  scope: 'nearby',
  reason: 'cuts-off',
  defaults: {},
  asked: () => null,
  of: () => null,
} as const satisfies ConditionSort<unknown, 'cuts-off'>;
