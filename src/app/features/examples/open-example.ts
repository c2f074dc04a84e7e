import type { Draft } from 'immer';
import { putDown } from '../../cityview/city-tool.ts';
import { freeCityName } from '../../document/cities.ts';
import { toSchematicDocument, type Document } from '../../document/document.ts';
import { addAndOpenCity } from '../../store/open-city.ts';
import { setSession, type AppStore } from '../../store/store.ts';
import type { ExampleCity } from './examples.ts';
import * as words from './words.ts';

/**
 * Opens an example as a city of its own, in one step. The schematics and kinds that its recipe needs and the library
 * lacks come with it; what the library has under the same ids stays.
 *
 * @returns the number of schematics that came with it
 */
export function openExample(store: AppStore, name: string, { recipe, city, library }: ExampleCity): number {
  const { document } = store.getState();
  const free = freeCityName(document, name);
  const needed = new Set([...recipe.schematics, ...Object.values(city.schematics)].map(({ id }) => id));
  const missing = library.schematics.filter(
    ({ id }) => needed.has(id) && !Object.hasOwn(document.schematics, id),
  );
  const parked = { recipe, groupColors: {}, city };
  putDown(store);
  addAndOpenCity(store, words.openExample(name), free, parked, (draft: Draft<Document>) => {
    for (const kind of library.kinds)
      if (!draft.kinds.some(({ id }) => id === kind.id)) draft.kinds.push(kind);
    for (const schematic of missing) {
      draft.schematics[schematic.id] = toSchematicDocument(schematic) as Draft<
        ReturnType<typeof toSchematicDocument>
      >;
      draft.order.push(schematic.id);
    }
  });
  setSession(store, { workspace: 'city' });
  return missing.length;
}
