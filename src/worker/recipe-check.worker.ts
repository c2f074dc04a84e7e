import type { Library } from '../engine/city/library.ts';
import { checkRecipe } from '../engine/generate/check.ts';
import type { Given } from '../engine/generate/given.ts';
import { makeTerrain } from '../engine/generate/terrain.ts';
import { findFixes } from '../engine/generate/fixes.ts';
import type { CheckedProblem } from '../engine/generate/recipe-problem.ts';
import type { District } from '../engine/land/district.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Found } from './recipe-finding.ts';
import { serve } from './serve.ts';

/**
 * The land and districts made last, with a key of the recipe's members that they depend on; a changed rule does not
 * change them.
 */
let last: { readonly key: string; readonly terrain: ReturnType<typeof makeTerrain> } | undefined;

function rememberedTerrain(
  { land, districts, seed }: Parameters<typeof makeTerrain>[0],
  watch: () => void,
  given?: readonly District[],
): ReturnType<typeof makeTerrain> {
  const key = JSON.stringify({ land, districts, seed, given });
  if (last?.key !== key) last = { key, terrain: makeTerrain({ land, districts, seed }, watch, given) };
  return last.terrain;
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
        terrain: sameTerrain(changed, recipe) ? rememberedTerrain : makeTerrain,
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

function sameTerrain(a: Recipe, b: Recipe): boolean {
  return a.land === b.land && a.districts === b.districts && a.seed === b.seed;
}

export type RecipeCheckService = typeof service;

serve(service);
