import { createSlice } from '../../store/slice.ts';
import type { CursorPlace } from '../../view/board-cursor.ts';

const START: { readonly place: CursorPlace | null } = { place: null };

/** The place of the keys of the board on screen, as it is seen; `null` while the pointer is used. */
export const keyPlace = createSlice('key-place', START);
