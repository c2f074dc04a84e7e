import type { TakeKey } from '../../contrib/take-key.ts';
import { paletteSlice, shortcutsSlice } from './palette-slices.ts';
import { typedAhead } from './typed-ahead.ts';

/** Takes keys for the palette and the list of shortcuts from when they are asked for until their code is here. */
export const takeKey: TakeKey = (store, key) => {
  const { shown, typed } = paletteSlice.of(store.getState());
  if (!shown && !shortcutsSlice.of(store.getState()).shown) return false;
  if (key === 'escape') {
    paletteSlice.set(store, { shown: false });
    shortcutsSlice.set(store, { shown: false });
  } else if (shown) paletteSlice.set(store, { typed: typedAhead(typed, key) });
  return true;
};
