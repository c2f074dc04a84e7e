import { createSlice } from '../../store/slice.ts';
import type { AppStore } from '../../store/store.ts';

/** A dialog about kinds. */
export type KindDialog =
  /** A new kind, with the looks and the footprint of another one when that is named. */
  | { readonly kind: 'add'; readonly like: string | null }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'delete'; readonly id: string };

/** The dialog about kinds that is open; `null` for none. */
export const kindDialogSlice = createSlice<{ readonly open: KindDialog | null }>('kind-dialog', {
  open: null,
});

export function openKindDialog(store: AppStore, dialog: KindDialog): void {
  kindDialogSlice.set(store, { open: dialog });
}
