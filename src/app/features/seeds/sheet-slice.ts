import { createSlice } from '../../store/slice.ts';

/** Whether the seed sheet is open. */
export const sheetSlice = createSlice('seed-sheet', { shown: false });
