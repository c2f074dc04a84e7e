import { createSlice } from '../../store/slice.ts';

interface CitiesDialogState {
  readonly shown: boolean;
  /** Id of the city whose name is being changed; `null` for none. */
  readonly naming: string | null;
}

const START: CitiesDialogState = { shown: false, naming: null };

/** The dialog of all cities. */
export const citiesSlice = createSlice('cities', START);
