import type { CheckedProblem } from '../engine/generate/check.ts';
import type { Mend } from '../engine/generate/mends.ts';

/** A finding of a check: first all problems, none when the recipe can be met, then ways out of them. */
export type Found =
  | { readonly kind: 'problems'; readonly problems: readonly CheckedProblem[] }
  | {
      readonly kind: 'mend';
      /** Index of the problem that it takes away. */
      readonly problem: number;
      readonly mend: Mend;
    };

export type OnFound = (found: Found) => unknown;
