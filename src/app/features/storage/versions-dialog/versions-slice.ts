import { createSlice } from '../../../store/slice.ts';

/** The dialog of earlier versions: whether it is open. */
export const versionsSlice = createSlice('versions', { shown: false });
