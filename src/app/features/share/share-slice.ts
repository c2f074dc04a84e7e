import { createSlice } from '../../store/slice.ts';

/** A part of the library that is shared. */
type Subject =
  | { readonly kind: 'schematics'; readonly ids: readonly string[] }
  | { readonly kind: 'pack'; readonly id: string };

interface ShareState {
  readonly shown: boolean;
  /** `null`: the city, or in the Schematics workspace the open schematic. */
  readonly subject: Subject | null;
}

/** The dialog with a link: whether it is open, and what the link is to hold. */
export const shareSlice = createSlice<ShareState>('share', { shown: false, subject: null });
