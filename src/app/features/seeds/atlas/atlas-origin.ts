import { NOTHING_GIVEN } from '../../../../engine/generate/given.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import type { Library } from '../../../../engine/city/library.ts';
import { canonicalCity } from '../../../../formats/city/canonical.ts';
import { cityDigest } from '../../../../formats/city/digest.ts';
import type { AtlasColumns } from '../../../../formats/atlas/read-lines.ts';
import { readRecipe } from '../../../../formats/recipe/read.ts';
import { generateInWorker } from '../../../../worker/generation.ts';
import * as words from '../words.ts';
import type { AtlasOrigin } from './opened-atlas.ts';

/**
 * Finds the recipe of an atlas: that of its bake, or the open one. Either counts only when the first city of the atlas,
 * made again, is the same. Rejects with the signal's reason when canceled.
 *
 * @param bake the text of the `bake.json` beside the atlas; `null` without one
 * @param library the schematics at hand: a bake names only their digest
 */
export async function findOrigin(
  { sample }: AtlasColumns,
  bake: string | null,
  open: Recipe,
  library: Library,
  signal: AbortSignal,
): Promise<AtlasOrigin> {
  if (!sample) return { kind: 'unknown', reason: words.noCityToCompare };
  const makes = async (recipe: Recipe): Promise<boolean> => {
    const made = await generateInWorker(
      { ...recipe, seed: sample.seed },
      library,
      NOTHING_GIVEN,
      signal,
      () => {},
    );
    return made.ok && cityDigest(canonicalCity(made.value)) === sample.digest;
  };
  if (await makes(open)) return { kind: 'known', recipe: open, isOpenRecipe: true };
  const baked = bake === null ? null : recipeOf(bake);
  if (baked === null) return { kind: 'unknown', reason: words.otherRecipe };
  if (typeof baked === 'string') return { kind: 'unknown', reason: words.badBakeFile(baked) };
  if (await makes(baked)) return { kind: 'known', recipe: baked, isOpenRecipe: false };
  return { kind: 'unknown', reason: words.otherLibrary };
}

/** The recipe of a `bake.json`, or the reason why it has none. */
function recipeOf(bake: string): Recipe | string {
  let value: unknown;
  try {
    value = JSON.parse(bake);
  } catch {
    return words.isNoJson;
  }
  if (typeof value !== 'object' || value === null || !('recipe' in value)) return words.hasNoRecipe;
  const recipe = readRecipe(JSON.stringify(value.recipe));
  if (recipe.ok) return recipe.value;
  const [problem] = recipe.problems;
  return `${problem!.path}: ${problem!.message}`;
}
