import { createSlice } from '../../store/slice.ts';

/** Whether the districts are shown over the city. */
export const districtsSlice = createSlice('districts', { shown: false });
