import { createPreference, readListOf, readText } from '../../kit/preference.ts';

/** The folders that are folded: ids of packs, and the empty text for the schematics without a pack. */
export const foldedPacks = createPreference<readonly string[]>('foldedPacks', [], readListOf(readText));

/** Folds a folder, or unfolds it. */
export function toggleFolded(folder: string): void {
  const folded = foldedPacks.get();
  foldedPacks.set(folded.includes(folder) ? folded.filter((id) => id !== folder) : [...folded, folder]);
}
