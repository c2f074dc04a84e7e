import type { ConditionSort } from './condition.ts';

/** The part of a rule that turns placements along their district. */
export interface AlignRule {
  /** `district`: all placements in one district lie along one direction. */
  readonly align?: 'district';
}

/** The condition that a placement lies along the direction of its district. */
export const ALIGNED = {
  scope: 'nearby',
  reason: 'align',
  defaults: {},
  asked: ({ align }) => align ?? null,
  of: () => null,
} as const satisfies ConditionSort<AlignRule, 'align'>;
