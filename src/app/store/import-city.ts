import { castDraft, type Draft } from 'immer';
import type { City } from '../../engine/city/city.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { landRecipe } from '../../formats/text-map/land-recipe.ts';
import { addCity, newCityId } from '../document/cities.ts';
import { toCityDocument, toSchematicDocument, type Document, type ParkedCity } from '../document/document.ts';
import { emptyCity } from '../document/empty-city.ts';
import { citiesOf } from '../document/open-city.ts';
import { replaceCity } from './city-edits.ts';
import { landCity } from './import-land.ts';

/**
 * Takes an imported city with what it brings: schematics and kinds that the library lacks, and its recipe. Without one the
 * rules stay, and Generate builds on the land of the city.
 */
export function importCity(draft: Draft<Document>, document: Document, city: City): void {
  const { recipe, land, open } = city;
  replaceCity(draft, city);
  if (recipe) draft.recipe = castDraft(recipe);
  else draft.recipe.land = castDraft({ shape: 'rows' as const, rows: land, ...(open && { open }) });
  takePieces(draft, document, city);
}

/**
 * Adds an imported city, with what it brings, below the cities of the work; the open one stays open. A city without a
 * recipe gets one for its land, by the rules of the open city.
 *
 * @returns its id
 */
export function addImportedCity(draft: Draft<Document>, name: string, city: City): string {
  takePieces(draft, draft, city);
  const recipe = city.recipe ?? landRecipe(draft.recipe, city.land, city.open);
  return addLast(draft, name, { recipe, groupColors: {}, city: toCityDocument(city) });
}

/**
 * Adds a city of imported land below the cities of the work, to be built by the rules of the open one.
 *
 * @param isKept whether it has the districts and limits of the open one, too
 * @returns its id
 */
export function addImportedLand(
  draft: Draft<Document>,
  name: string,
  land: readonly LandRow[],
  isKept: boolean,
): string {
  const { city, recipe } = landCity(draft, land, isKept);
  return addLast(draft, name, { recipe, groupColors: {}, city });
}

/**
 * Adds a city of an imported recipe, with bare land until it is generated, below the cities of the work.
 *
 * @returns its id
 */
export function addImportedRecipe(draft: Draft<Document>, name: string, recipe: Recipe): string {
  return addLast(draft, name, emptyCity(draft, recipe, draft.groupColors));
}

function addLast(draft: Draft<Document>, name: string, city: ParkedCity): string {
  const id = newCityId(draft);
  addCity(draft, id, name, city, citiesOf(draft).list.at(-1)!.id);
  return id;
}

/** Takes schematics and kinds of a city into the library that lacks them. */
function takePieces(draft: Draft<Document>, document: Document, city: City): void {
  const knownKinds = new Set(document.kinds.map(({ id }) => id));
  draft.kinds.push(...city.kinds.filter(({ id }) => !knownKinds.has(id)));
  for (const schematic of city.schematics) {
    if (Object.hasOwn(document.schematics, schematic.id)) continue;
    draft.schematics[schematic.id] = toSchematicDocument(schematic) as Draft<Document['schematics'][string]>;
    draft.order.push(schematic.id);
  }
}
