import { createSlice } from '../../store/slice.ts';

const START: { readonly selects: boolean } = { selects: false };

/** Whether a finger on the city draws around placements with Select; else it pans. */
export const finger = createSlice('finger', START);
