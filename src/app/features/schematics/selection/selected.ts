import { createSlice } from '../../../store/slice.ts';
import type { Selection } from './selection.ts';

const START: { readonly selection: Selection | null } = { selection: null };

/** The selection on the board of schematics; `currentSelection` tells whether it still holds. */
export const selected = createSlice('schematic-selection', START);
