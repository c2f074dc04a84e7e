import type { City } from '../../../engine/city/city.ts';
import type { Library } from '../../../engine/city/library.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { toCityDocument, toSchematicDocument, type Document } from '../document.ts';

/** A document that nobody has worked on yet. */
export function documentOf(library: Library, recipe: Recipe, city: City): Document {
  return {
    kinds: library.kinds,
    schematics: Object.fromEntries(library.schematics.map((one) => [one.id, toSchematicDocument(one)])),
    order: library.schematics.map(({ id }) => id),
    recipe,
    groupColors: {},
    city: toCityDocument(city),
  };
}
