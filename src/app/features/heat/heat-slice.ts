import { createSlice } from '../../store/slice.ts';

/** Whether each hex shows in how many poses the schematic in hand fits. */
export const heatSlice = createSlice('heat', { shown: false });
