import { createSlice } from '../../store/slice.ts';
import type { AppStore } from '../../store/store.ts';

interface PackDialogState {
  readonly shown: boolean;
  /** Id of the pack that the dialog is about; `null` for one that is to be made. */
  readonly pack: string | null;
  /** Schematics that go into the new pack. */
  readonly schematics: readonly string[];
}

/** The dialog of a pack's details. */
export const packDialog = createSlice<PackDialogState>('pack-dialog', {
  shown: false,
  pack: null,
  schematics: [],
});

export function openPackDetails(store: AppStore, pack: string): void {
  packDialog.set(store, { shown: true, pack, schematics: [] });
}

/** @param schematics ids of those that go into the new pack */
export function openNewPack(store: AppStore, schematics: readonly string[]): void {
  packDialog.set(store, { shown: true, pack: null, schematics });
}
