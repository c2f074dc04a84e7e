import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_PREFERENCES, soundPreferences, type Preferences } from './sound-preferences.ts';

export { DEFAULT_PREFERENCES };
export type { Preferences };

/** One for the page: it is about the person, not about a document. */
export const preferences = createStore<Preferences>()(
  persist(() => DEFAULT_PREFERENCES, {
    name: 'sixfold-preferences',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    // Of another version, what makes sense is kept, too.
    migrate: (kept) => soundPreferences(kept),
    merge: soundPreferences,
  }),
);

/** A part of the preferences; the component renders again when that part is another. */
export function usePreference<T>(select: (state: Preferences) => T): T {
  return useStore(preferences, select);
}

export function setPreferences(part: Partial<Preferences>): void {
  preferences.setState(part);
}
