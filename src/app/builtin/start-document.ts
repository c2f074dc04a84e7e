import type { Library } from '../../engine/city/library.ts';
import { generate } from '../../engine/generate/generate.ts';
import type { Recipe } from '../../engine/generate/recipe.ts';
import { toCityDocument, toSchematicDocument, type Document } from '../store/document.ts';

/** A document with a library and the city of a recipe. */
export function startDocument(library: Library, recipe: Recipe): Document {
  const city = generate(recipe, library);
  if (!city.ok) throw new Error(city.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return {
    kinds: library.kinds,
    schematics: Object.fromEntries(library.schematics.map((one) => [one.id, toSchematicDocument(one)])),
    order: library.schematics.map(({ id }) => id),
    recipe,
    groupColors: {},
    city: toCityDocument(city.value),
  };
}
