import { createSlice } from '../../store/slice.ts';
import type { AppStore } from '../../store/store.ts';

const START: { readonly on: boolean } = { on: false };

/** Whether Select, on both boards, adds what is pressed and takes away what was selected: for those without keys. */
export const selectSeveral = createSlice('select-several', START);

/** Begins to select several, or ends it. */
export function switchSeveral(store: AppStore): void {
  selectSeveral.set(store, { on: !selectSeveral.of(store.getState()).on });
}
