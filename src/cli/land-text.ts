import type { LandRow } from '../engine/land/row.ts';
import { readRecipe } from '../formats/recipe/read.ts';
import { writeRecipe } from '../formats/recipe/write.ts';
import { landRecipe } from '../formats/text-map/land-recipe.ts';
import { readFileAs } from './input.ts';
import { recipeFile } from './built-in.ts';

/** A recipe with some land and the rules of the built-in recipe, as text. */
export function recipeText(rows: readonly LandRow[]): string {
  return writeRecipe(landRecipe(readFileAs(recipeFile(undefined), readRecipe), rows));
}
