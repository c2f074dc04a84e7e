import type { LandRow } from '../../engine/land/row.ts';
import { readRecipe } from '../../formats/recipe/read.ts';
import { writeRecipe } from '../../formats/recipe/write.ts';
import type { TextGrid, TextMap } from '../../formats/text-map/names.ts';
import { landRecipe } from '../../formats/text-map/land-recipe.ts';
import { readTextMap } from '../../formats/text-map/read.ts';
import { readFileAs } from '../input.ts';
import { recipeFile } from '../library.ts';
import { writeOutput } from '../output/output.ts';

/** The maps that a file can be imported from. */
export type ImportFormat = TextMap | 'tiled';

export interface ImportOptions {
  readonly from: ImportFormat;
  /** The grid of the map, for `ascii` only; guessed when absent. */
  readonly grid?: TextGrid;
  /** Whether the city of a map is written in place of a recipe, for `tiled` only. */
  readonly city?: true;
  readonly out?: string;
}

/** Runs `import`: writes a recipe with the land of a map and the rules of the built-in recipe, or the map's city. */
export async function runImport(file: string, { from, grid, city, out }: ImportOptions): Promise<void> {
  if (from === 'tiled') {
    const { tiledOutput } = await import('./import-tiled.ts');
    return writeOutput(tiledOutput(file, city ?? false), out);
  }
  const rows = readFileAs(file, (text) => readTextMap(from, text, grid));
  await writeOutput([recipeText(rows)], out);
}

/** A recipe with some land and the rules of the built-in recipe, as text. */
export function recipeText(rows: readonly LandRow[]): string {
  return writeRecipe(landRecipe(readFileAs(recipeFile(undefined), readRecipe), rows));
}
