import { generate } from '../../../src/engine/generate/generate.ts';
import type { City } from '../../../src/engine/city/city.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { builtInFolder, recipeFile } from '../../../src/cli/built-in.ts';
import { readLibrary } from '../../../src/cli/library.ts';
import { readFileAs } from '../../../src/cli/input.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';

/** A small walled town of the built-in library, with streets, doors and districts, about hex (0, 0). */
export function sampleTown(seed: number): City {
  const recipe: Recipe = {
    ...readFileAs(recipeFile('walled-town'), readRecipe),
    seed,
    land: { shape: 'hexagon', radius: 9 },
  };
  const made = generate(recipe, readLibrary(builtInFolder()));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}
