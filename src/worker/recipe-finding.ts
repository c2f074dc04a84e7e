import type { CheckedProblem } from '../engine/generate/recipe-problem.ts';
import type { Fix } from '../engine/generate/fixes.ts';

/** A result of a check: first all problems, none when the recipe can be met, then their fixes one by one. */
export type Found =
  | { readonly kind: 'problems'; readonly problems: readonly CheckedProblem[] }
  | {
      readonly kind: 'fix';
      /** Index of the problem that the fix solves. */
      readonly problem: number;
      readonly fix: Fix;
    };

export type OnFound = (found: Found) => unknown;
