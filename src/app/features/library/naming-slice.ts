import { createSlice } from '../../store/slice.ts';

/** The schematic whose name is about to be typed, by its id: it was just made. `null` for none. */
export const namingSlice = createSlice<{ readonly schematic: string | null }>('naming', { schematic: null });
