import { createService } from '../store/service.ts';
import type { AppStore } from '../store/store.ts';
import { CityView } from './city-view.ts';

const viewOf = createService((store) => new CityView(store.getState().document.city));

/** The city view of a store: one for the board, the panels and the commands, brought up to date. */
export function cityViewOf(store: AppStore): CityView {
  const view = viewOf(store);
  view.update(store.getState().document.city);
  return view;
}
