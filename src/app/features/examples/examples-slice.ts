import { createSlice } from '../../store/slice.ts';

/** The gallery of examples: whether it is open. */
export const examplesSlice = createSlice('examples', { shown: false });
