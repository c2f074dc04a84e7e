import { readRecipe } from '../../formats/recipe/read.ts';
import { writeRecipe } from '../../formats/recipe/write.ts';
import type { TextGrid, TextMap } from '../../formats/text-map/names.ts';
import { landRecipe } from '../../formats/text-map/land-recipe.ts';
import { readTextMap } from '../../formats/text-map/read.ts';
import { readFileAs } from '../input.ts';
import { recipeFile } from '../library.ts';
import { writeOutput } from '../output/output.ts';

export interface ImportOptions {
  readonly from: TextMap;
  /** The grid of the map, for `ascii` only; guessed when absent. */
  readonly grid?: TextGrid;
  readonly out?: string;
}

/** Runs `import`: writes a recipe with the land of a text map and the rules of the built-in recipe. */
export async function runImport(file: string, { from, grid, out }: ImportOptions): Promise<void> {
  const rows = readFileAs(file, (text) => readTextMap(from, text, grid));
  const recipe = landRecipe(readFileAs(recipeFile(undefined), readRecipe), rows);
  await writeOutput([writeRecipe(recipe)], out);
}
