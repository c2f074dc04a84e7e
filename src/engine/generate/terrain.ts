import { clipDistricts } from '../land/clip-districts.ts';
import type { District } from '../land/district.ts';
import type { OpenSide } from '../land/open-side.ts';
import type { LandRow } from '../land/row.ts';
import { success, type Result } from '../problem.ts';
import { makeDistricts } from './districts.ts';
import { makeLand, makeOpenSides } from './land.ts';
import type { EngineProblem } from './problem.ts';
import type { Recipe } from '../recipe/recipe.ts';

/** The land of a city, with its districts. */
export interface Terrain {
  readonly land: readonly LandRow[];
  /** The sides of its land beyond which the country goes on; absent without any. */
  readonly open?: readonly OpenSide[];
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
  const made = makeLand(recipe.land, recipe.seed);
  if (!made.ok) return made;
  const land = made.value;
  const open = makeOpenSides(recipe.land, recipe.seed, land);
  const rest = { land, ...(open.length > 0 && { open }) };
  if (given) return success({ ...rest, districts: clipDistricts(given, land) });
  const districts = makeDistricts(recipe, land, watch);
  return districts.ok ? success({ ...rest, districts: districts.value }) : districts;
}
