import { createSlice } from '../../store/slice.ts';

/** Whether the district laboratory is open. */
export const labSlice = createSlice('district-lab', { shown: false });
