import type { AppStore } from '../store/store.ts';
import { CityView } from './city-view.ts';

const views = new WeakMap<AppStore, CityView>();

/** The city view of a store: one for the board, the panels and the commands, brought up to date. */
export function cityViewOf(store: AppStore): CityView {
  const { city } = store.getState().document;
  let view = views.get(store);
  if (view) view.update(city);
  else views.set(store, (view = new CityView(city)));
  return view;
}
