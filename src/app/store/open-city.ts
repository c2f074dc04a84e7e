import type { Draft } from 'immer';
import { addCity, deleteCity, neighborOf, newCityId, openingOf } from '../document/cities.ts';
import type { Document, ParkedCity } from '../document/document.ts';
import { cityName, openCityId } from '../document/open-city.ts';
import { changeBy, changesInTurn } from '../document/step.ts';
import { editByPatches, endGesture, type AppStore } from './store.ts';
import * as words from './words.ts';

/** Opens another city as one step; nothing for the one that is open. */
export function openCity(store: AppStore, id: string): void {
  endGesture(store);
  const { document } = store.getState();
  if (id === openCityId(document)) return;
  editByPatches(store, words.openCityStep(cityName(document, id)), (now) => openingOf(now, id));
}

/**
 * Adds a city below the open one and opens it, as one step. Returns its id.
 *
 * @param also what is changed in the same step, before
 */
export function addAndOpenCity(
  store: AppStore,
  label: string,
  name: string,
  city: ParkedCity,
  also: (draft: Draft<Document>) => void = () => {},
): string {
  endGesture(store);
  const id = newCityId(store.getState().document);
  editByPatches(store, label, (document) =>
    changesInTurn(document, [
      changeBy((draft) => {
        also(draft);
        addCity(draft, id, name, city);
      }),
      (now) => openingOf(now, id),
    ]),
  );
  return id;
}

/** Deletes a city as one step; when it is open, its neighbor is opened first. The only one stays. */
export function deleteCityStep(store: AppStore, id: string): void {
  endGesture(store);
  const { document } = store.getState();
  const neighbor = neighborOf(document, id);
  if (neighbor === null) return;
  editByPatches(store, words.deleteCityStep(cityName(document, id)), (now) =>
    changesInTurn(now, [
      (before) => (openCityId(before) === id ? openingOf(before, neighbor) : { patches: [], inverse: [] }),
      changeBy((draft) => deleteCity(draft, id)),
    ]),
  );
}
