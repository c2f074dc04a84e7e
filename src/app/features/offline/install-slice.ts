import { createSlice } from '../../store/slice.ts';

/** The dialog that installs the app: whether it is open. */
export const installSlice = createSlice('install', { shown: false });
