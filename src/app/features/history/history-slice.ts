import { createSlice } from '../../store/slice.ts';

/** The state of the list of steps: whether it is open. */
export const historySlice = createSlice('history', { shown: false });
