import { getChunked } from '../document/chunked.ts';
import { openCityId } from '../document/open-city.ts';
import { createSlice } from '../store/slice.ts';
import type { AppState } from '../store/store.ts';

interface CitySelection {
  /** Ids of the selected placements, ascending; the same list as long as the same are selected. */
  readonly ids: readonly number[];
}

const START: CitySelection = { ids: [] };

/** The selected placements. What the city has no more is selected no more, and in another city nothing is. */
export const citySelection = createSlice('city-selection', START, (state, document, before) => {
  if (openCityId(document) !== openCityId(before)) return state.ids.length > 0 ? START : state;
  const { city } = document;
  const stands = (id: number) => getChunked(city.placements, id) !== undefined;
  return state.ids.every(stands) ? state : { ids: state.ids.filter(stands) };
});

/** The ids of the selected placements, as a subject of notes about the selection. */
export const selectedIds = (state: AppState): readonly number[] => citySelection.of(state).ids;
