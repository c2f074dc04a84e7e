import type { CheckedProblem } from '../engine/generate/check.ts';
import type { Mend } from '../engine/generate/fixes.ts';

/** A result of a check: first all problems, none when the recipe can be met, then their fixes one by one. */
export type Found =
  | { readonly kind: 'problems'; readonly problems: readonly CheckedProblem[] }
  | {
      readonly kind: 'mend';
      /** Index of the problem that the fix solves. */
      readonly problem: number;
      readonly mend: Mend;
    };

export type OnFound = (found: Found) => unknown;
