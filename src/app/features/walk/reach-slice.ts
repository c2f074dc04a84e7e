import { createSlice } from '../../store/slice.ts';

/** Whether the open ground that the walker reaches is marked, and what it does not reach. */
export const reachSlice = createSlice('reach', { shown: false });
