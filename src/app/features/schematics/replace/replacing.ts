import { createSlice } from '../../../store/slice.ts';

/** Where a kind is replaced. */
export const SCOPES = ['selection', 'piece', 'library'] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether the dialog that replaces a kind is open. */
export const replacing = createSlice('replace-kind', { shown: false });
