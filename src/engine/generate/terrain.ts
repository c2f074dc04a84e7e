import { clipDistricts } from '../land/clip-districts.ts';
import type { District } from '../land/district.ts';
import type { LandRow } from '../land/row.ts';
import { success, type Result } from '../problem.ts';
import { makeDistricts } from './districts.ts';
import { makeLand } from './land.ts';
import type { EngineProblem } from './problem.ts';
import type { Recipe } from '../recipe/recipe.ts';

/** The land of a city, with its districts. */
export interface Terrain {
  readonly land: readonly LandRow[];
  readonly districts: readonly District[];
}

/**
 * The land of a recipe and its districts, which do not depend on schematics.
 *
 * @param watch called regularly during long work; an error that it throws is passed on
 * @param given districts in place of those of the recipe, as far as they lie on the land
 */
export function makeTerrain(
  recipe: Pick<Recipe, 'land' | 'districts' | 'seed'>,
  watch: () => void,
  given?: readonly District[],
): Result<Terrain, EngineProblem> {
  const land = makeLand(recipe.land, recipe.seed);
  if (!land.ok) return land;
  if (given) return success({ land: land.value, districts: clipDistricts(given, land.value) });
  const districts = makeDistricts(recipe, land.value, watch);
  if (!districts.ok) return districts;
  return success({ land: land.value, districts: districts.value });
}
