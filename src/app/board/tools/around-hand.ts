import { createSlice } from '../../store/slice.ts';

/** The condition that brushes put on segments around a schematic; `null` while they paint kinds. */
export const aroundHand = createSlice<{ readonly wish: string | null }>('around-hand', { wish: null });
