import type { City } from '../../../engine/city/city.ts';
import type { Library } from '../../../engine/city/library.ts';
import { generate } from '../../../engine/generate/generate.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import type { Document } from '../document.ts';
import { documentOf } from './document-of.ts';

/** A document with a library and the city of a recipe. */
export function startDocument(library: Library, recipe: Recipe): Document {
  return documentOf(library, recipe, cityOf(library, recipe));
}

/** The city of a recipe that is known to be good. */
export function cityOf(library: Library, recipe: Recipe): City {
  const city = generate(recipe, library);
  if (!city.ok) throw new Error(JSON.stringify(city.problems));
  return city.value;
}
