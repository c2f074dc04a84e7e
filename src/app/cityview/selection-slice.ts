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

/** The ids that were last selected on the board, the same list as those selected as long as that is so. */
export const pickedOnBoard = createSlice<{ readonly ids: readonly number[] | null }>('picked-on-board', {
  ids: null,
});

/** Whether placements are selected that were picked on the board. */
export function isPicked(state: AppState): boolean {
  const { ids } = citySelection.of(state);
  return ids.length > 0 && pickedOnBoard.of(state).ids === ids;
}
