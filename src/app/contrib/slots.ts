import { createSlot } from './slot.tsx';

/** The group of undo and redo in the header. */
export const HEADER_HISTORY = createSlot('header.history');
