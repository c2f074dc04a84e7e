import { createSlice } from '../../store/slice.ts';

/** Whether the table of schematics is open. */
export const tableSlice = createSlice('rule-table', { shown: false });
