import type { Library } from '../engine/city/library.ts';
import { checkRecipe, type CheckedProblem } from '../engine/generate/check.ts';
import type { Given } from '../engine/generate/given.ts';
import { makeGround } from '../engine/generate/ground.ts';
import { findFixes } from '../engine/generate/fixes.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Found } from './recipe-finding.ts';
import { serve } from './serve.ts';

/**
 * The land and districts made last, with a key of the recipe's members that they depend on; a changed rule does not
 * change them.
 */
let last: { readonly key: string; readonly ground: ReturnType<typeof makeGround> } | undefined;

function rememberedGround(
  { land, districts, seed }: Parameters<typeof makeGround>[0],
  watch: () => void,
): ReturnType<typeof makeGround> {
  const key = JSON.stringify({ land, districts, seed });
  if (last?.key !== key) last = { key, ground: makeGround({ land, districts, seed }, watch) };
  return last.ground;
}

type FoundFix = Extract<Found, { kind: 'fix' }>;

/** The fixes of the problems that were found last, searched for one by one. */
let fixes: Generator<FoundFix> | undefined;

function* allFixes(
  recipe: Recipe,
  library: Library,
  problems: readonly CheckedProblem[],
  check: (changed: Recipe) => readonly CheckedProblem[],
): Generator<FoundFix> {
  for (const [problem, of] of problems.entries())
    for (const fix of findFixes(recipe, library, of, check)) yield { kind: 'fix', problem, fix };
}

const service = {
  /** The problems of a recipe. */
  check(recipe: Recipe, library: Library, given: Given): readonly CheckedProblem[] {
    const check = (changed: Recipe) =>
      checkRecipe(changed, library, {
        given,
        // Land that is only tried for a fix does not replace the land of the recipe, which every check needs.
        ground: sameGround(changed, recipe) ? rememberedGround : makeGround,
      });
    const problems = check(recipe);
    fixes = allFixes(recipe, library, problems, check);
    return problems;
  },

  /** The next fix of a problem of the recipe that was checked last; `null` after the last fix. */
  nextFix(): FoundFix | null {
    const next = fixes?.next();
    return !next || next.done ? null : next.value;
  },
};

function sameGround(a: Recipe, b: Recipe): boolean {
  return a.land === b.land && a.districts === b.districts && a.seed === b.seed;
}

export type RecipeCheckService = typeof service;

serve(service);
