import { createSlice } from '../../store/slice.ts';

interface CitiesDialogState {
  readonly shown: boolean;
  /** Id of the city whose name is being changed; `null` for none. */
  readonly naming: string | null;
}

const START: CitiesDialogState = { shown: false, naming: null };

/** The dialog of all cities. */
export const citiesSlice = createSlice('cities', START);

interface CompareState {
  readonly shown: boolean;
  /** Ids of the compared cities; `null` for the open one and the one after it. */
  readonly left: string | null;
  readonly right: string | null;
}

const NOT_COMPARING: CompareState = { shown: false, left: null, right: null };

/** The dialog that compares two cities. */
export const compareSlice = createSlice('compare-cities', NOT_COMPARING);
