import type { Library } from '../../src/engine/city/library.ts';
import type { Recipe } from '../../src/engine/recipe/recipe.ts';

/** The schematics of the short library: as many as fill the panel of any window, and no more. */
const IDS = new Set(
  'castle chapel church-close duck-pond farmstead garden house house-pair house-ring manor market-square mill-fields orchard ring-wall shop-row terrace tower well-court wheat-field'.split(
    ' ',
  ),
);

/**
 * The part of a library, and of a recipe, with which most tests open the app: a page with it has half the elements, so that
 * all that draws or searches it takes half the time.
 */
export function shortened(library: Library, recipe: Recipe): { library: Library; recipe: Recipe } {
  const isThere = ({ id }: { readonly id: string }) => IDS.has(id);
  return {
    library: { ...library, schematics: library.schematics.filter(isThere) },
    recipe: { ...recipe, schematics: recipe.schematics.filter(isThere) },
  };
}
