import { createPreference, readFlag } from '../../kit/preference.ts';
import { createSlice } from '../../store/slice.ts';
import type { AppStore } from '../../store/store.ts';

const START: { readonly step: number | null } = { step: null };

/** The step of the tour that is shown; `null` for none. */
export const tourSlice = createSlice('tour', START);

/** Whether the tour was shown: it comes by itself on a first visit alone. */
export const tourSeen = createPreference('tourSeen', false, readFlag);

/** Shows the tour from its beginning. */
export function startTour(store: AppStore): void {
  tourSlice.set(store, { step: 0 });
}

/**
 * Ends the tour.
 *
 * @returns whether it was shown
 */
export function endTour(store: AppStore): boolean {
  if (tourSlice.of(store.getState()).step === null) return false;
  tourSlice.set(store, START);
  return true;
}
