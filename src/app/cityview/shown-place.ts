import { openCityId } from '../document/open-city.ts';
import { createSlice } from '../store/slice.ts';
import type { CityPlace } from './city-place.ts';

const NONE: { readonly place: CityPlace | null } = { place: null };

/** The place of the open city that its board marks and brings into view; see `showCityPlaces`. */
export const shownCityPlace = createSlice('city-place', NONE, (state, document, before) =>
  state.place && openCityId(document) !== openCityId(before) ? NONE : state,
);
