import { createSlice } from '../../store/slice.ts';

/** Whether the placements of edited schematics are listed and marked. */
export const livingSlice = createSlice('living', { shown: false });
