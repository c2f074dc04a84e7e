import type { Draft } from 'immer';
import type { City } from '../../engine/city/city.ts';
import { addCity, newCityId } from '../document/cities.ts';
import { toCityDocument, toSchematicDocument, type Document } from '../document/document.ts';
import { citiesOf } from '../document/open-city.ts';
import { replaceCity } from './city-edits.ts';

/** Takes an imported city with what it brings: schematics and kinds that the library lacks, and its recipe. */
export function importCity(draft: Draft<Document>, document: Document, city: City): void {
  replaceCity(draft, city);
  if (city.recipe) draft.recipe = city.recipe as Draft<Document['recipe']>;
  takePieces(draft, document, city);
}

/** Adds an imported city, with what it brings, below the cities of the work; the open one stays open. */
export function addImportedCity(draft: Draft<Document>, name: string, city: City): void {
  takePieces(draft, draft, city);
  const last = citiesOf(draft).list.at(-1)!.id;
  const recipe = city.recipe ?? draft.recipe;
  const parked = { recipe, groupColors: {}, city: toCityDocument(city) };
  addCity(draft, newCityId(draft), name, parked, last);
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
