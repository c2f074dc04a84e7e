import { expose } from 'comlink';
import type { Library } from '../engine/city/library.ts';
import { checkRecipe } from '../engine/generate/check.ts';
import type { Given } from '../engine/generate/given.ts';
import { makeGround } from '../engine/generate/ground.ts';
import { findMends } from '../engine/generate/mends.ts';
import type { Recipe } from '../engine/generate/recipe.ts';
import { telling } from './channel.ts';
import type { OnFound } from './recipe-check.ts';

/** Land with its districts as it was last made, by what it follows from: a rule that is changed leaves it. */
let last: { readonly key: string; readonly ground: ReturnType<typeof makeGround> } | undefined;

function rememberedGround(
  { land, districts, seed }: Parameters<typeof makeGround>[0],
  watch: () => void,
): ReturnType<typeof makeGround> {
  const key = JSON.stringify({ land, districts, seed });
  if (last?.key !== key) last = { key, ground: makeGround({ land, districts, seed }, watch) };
  return last.ground;
}

const service = {
  /** Tells what keeps a recipe from being met, then, one by one, ways out. */
  async check(recipe: Recipe, library: Library, given: Given, found: MessagePort): Promise<void> {
    const tell = telling<OnFound>(found);
    const check = (changed: Recipe) =>
      checkRecipe(changed, library, {
        given,
        // Land that is only tried out does not take the place of the one that is asked for again and again.
        ground: sameGround(changed, recipe) ? rememberedGround : makeGround,
      });
    const problems = check(recipe);
    await tell({ kind: 'problems', problems });
    for (const [problem, of] of problems.entries())
      for (const mend of findMends(recipe, library, of, check)) await tell({ kind: 'mend', problem, mend });
  },
};

function sameGround(a: Recipe, b: Recipe): boolean {
  return a.land === b.land && a.districts === b.districts && a.seed === b.seed;
}

export type RecipeCheckService = typeof service;

expose(service);
