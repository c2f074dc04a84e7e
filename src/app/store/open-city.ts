import { openingOf } from '../document/cities.ts';
import { cityName, openCityId } from '../document/open-city.ts';
import { editByPatches, endGesture, type AppStore } from './store.ts';
import * as words from './words.ts';

/** Opens another city as one step; nothing for the one that is open. */
export function openCity(store: AppStore, id: string): void {
  endGesture(store);
  const { document } = store.getState();
  if (id === openCityId(document)) return;
  editByPatches(store, words.openCityStep(cityName(document, id)), (now) => openingOf(now, id));
}
