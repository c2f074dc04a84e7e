import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { announce } from '../../store/announcements.ts';
import { putDown } from '../../cityview/city-tool.ts';
import { startGeneration } from '../../cityview/generation.ts';
import {
  addCity,
  duplicateCity,
  freeCityName,
  moveCity,
  newCityId,
  renameCity,
} from '../../document/cities.ts';
import { emptyCity } from '../../document/empty-city.ts';
import { citiesOf, cityById, cityName, openCityId } from '../../document/open-city.ts';
import { addAndOpenCity, deleteCityStep, openCity } from '../../store/open-city.ts';
import { edit, endGesture, type AppStore } from '../../store/store.ts';
import { showUndoNote } from '../../store/undo-note.tsx';
import * as words from './words.ts';

/** Opens a city. What is in hand is put down: it was meant for the other one. */
export function open(store: AppStore, id: string): void {
  if (id === openCityId(store.getState().document)) return;
  putDown(store);
  openCity(store, id);
  announce(store, words.opened(cityName(store.getState().document, id)));
}

/** Opens the city so many places after the open one; after the last comes the first. */
export function openBeside(store: AppStore, by: number): void {
  const { list, open: now } = citiesOf(store.getState().document);
  const index = list.findIndex(({ id }) => id === now) + by;
  open(store, list.at(index % list.length)!.id);
}

/** Adds an empty city and opens it. */
export function addEmpty(store: AppStore): void {
  const { document } = store.getState();
  const name = freeCityName(document, words.newCityName);
  putDown(store);
  addAndOpenCity(store, words.newCityStep(name), name, emptyCity(document));
}

/** Adds a city of a recipe, opens it and generates it. */
export function addOfRecipe(store: AppStore, name: string, recipe: Recipe): void {
  const { document } = store.getState();
  const free = freeCityName(document, name);
  putDown(store);
  addAndOpenCity(store, words.newCityStep(free), free, emptyCity(document, recipe, document.groupColors));
  void startGeneration(store);
}

/** Adds a city of the open city's recipe with another seed. */
export function addLikeThis(store: AppStore): void {
  const { document } = store.getState();
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  addOfRecipe(store, cityName(document, openCityId(document)), { ...document.recipe, seed: seed! });
}

/** Adds a copy of a city below it. Returns its id. */
export function duplicate(store: AppStore, id: string): string {
  endGesture(store);
  const { document } = store.getState();
  const copy = newCityId(document);
  edit(store, words.duplicateStep(cityName(document, id)), (draft) =>
    duplicateCity(draft, document, id, copy),
  );
  announce(store, words.duplicated(cityName(store.getState().document, copy)));
  return copy;
}

export function rename(store: AppStore, id: string, name: string): void {
  endGesture(store);
  edit(store, words.renameStep(name), (draft) => renameCity(draft, id, name));
}

/** Puts a city where another one stands. */
export function move(store: AppStore, id: string, index: number): void {
  const { document } = store.getState();
  edit(store, words.moveStep(cityName(document, id)), (draft) => moveCity(draft, id, index));
  const { list } = citiesOf(store.getState().document);
  const place = list.findIndex((city) => city.id === id) + 1;
  announce(store, words.movedTo(cityName(document, id), place, list.length));
}

/** Deletes a city and says so, with a way back. */
export function deleteWithNote(store: AppStore, id: string): void {
  endGesture(store);
  const { document } = store.getState();
  const { list, open: now } = citiesOf(document);
  if (list.length < 2) return;
  const name = cityName(document, id);
  const city = cityById(document, id)!;
  const before = list[list.findIndex((one) => one.id === id) - 1]?.id;
  if (id === now) putDown(store);
  deleteCityStep(store, id);
  showUndoNote(store, words.deleted(name), () =>
    edit(store, words.restoreStep(name), (draft) => addCity(draft, id, name, city, before)),
  );
}
