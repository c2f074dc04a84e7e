import { createSlice } from '../../store/slice.ts';

/** The dialog with the link to the city: whether it is open. */
export const shareSlice = createSlice('share', { shown: false });
