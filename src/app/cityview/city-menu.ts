import type { Point } from '../../engine/hex/plane.ts';
import { createSlice } from '../store/slice.ts';

const CLOSED: { readonly at: Point | null } = { at: null };

/** The place of the context menu of the city in CSS pixels of the window; `null` while it is closed. */
export const cityMenu = createSlice('city-menu', CLOSED);
