import type { District } from '../land/district.ts';
import type { LandRow } from '../land/row.ts';
import { success, type Result } from '../problem.ts';
import { makeDistricts } from './districts.ts';
import { makeLand } from './land.ts';
import type { Recipe } from '../recipe/recipe.ts';

/** Where a city is filled. */
export interface Ground {
  readonly land: readonly LandRow[];
  readonly districts: readonly District[];
}

/**
 * The land of a recipe and its districts: all of a city that does not depend on schematics.
 *
 * @param watch called now and then in long work; what it throws is thrown on
 */
export function makeGround(
  recipe: Pick<Recipe, 'land' | 'districts' | 'seed'>,
  watch: () => void,
): Result<Ground> {
  const land = makeLand(recipe.land, recipe.seed);
  if (!land.ok) return land;
  const districts = makeDistricts(recipe, land.value, watch);
  if (!districts.ok) return districts;
  return success({ land: land.value, districts: districts.value });
}
