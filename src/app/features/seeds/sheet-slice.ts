import { createSlice } from '../../store/slice.ts';

/** Whether the seed sheet is open. */
export const sheetSlice = createSlice('seed-sheet', { shown: false });

/** Whether the sheet of the opened atlas is open. */
export const atlasSlice = createSlice('atlas-sheet', { shown: false });
