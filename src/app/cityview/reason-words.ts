import type { Reason } from '../../engine/fit/conditions.ts';

interface ReasonWords {
  /** A place that does not meet the condition; the name of the placement at fault follows, if there is one. */
  readonly here: string;
  /** Attempts of a generation that failed by it, after their number. */
  readonly attempts: string;
  /** Others that bar the center where a schematic came nearest, after their number. */
  readonly others?: { readonly one: string; readonly many: string };
}

/** The words of every condition of placement. */
export const REASON_WORDS: Readonly<Record<Reason, ReasonWords>> = {
  'off-land': { here: 'off the land', attempts: 'would leave the land' },
  occupied: { here: 'taken by', attempts: 'blocked by other pieces' },
  'wrong-group': { here: 'in districts of other groups', attempts: 'would cross a district border' },
  spacing: {
    here: 'too close to',
    attempts: 'too close to another copy',
    others: { one: 'copy too close', many: 'copies too close' },
  },
};
