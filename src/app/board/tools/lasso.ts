import { createSlice } from '../../store/slice.ts';
import type { AppStore } from '../../store/store.ts';

const START: { readonly lasso: boolean } = { lasso: false };

/** Whether Select, on both boards, draws around things by hand rather than as a rectangle. */
export const drawnBand = createSlice('drawn-band', START);

/** Switches between lasso and rectangle. */
export function switchLasso(store: AppStore): void {
  drawnBand.set(store, { lasso: !drawnBand.of(store.getState()).lasso });
}
