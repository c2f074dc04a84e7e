import { getChunked } from '../document/chunked.ts';
import { createSlice } from '../store/slice.ts';

interface CitySelection {
  /** Ids of the selected placements, ascending; the same list as long as the same are selected. */
  readonly ids: readonly number[];
}

const START: CitySelection = { ids: [] };

/** The selected placements. What the city has no more is selected no more. */
export const citySelection = createSlice('city-selection', START, (state, { city }) => {
  const stands = (id: number) => getChunked(city.placements, id) !== undefined;
  return state.ids.every(stands) ? state : { ids: state.ids.filter(stands) };
});
