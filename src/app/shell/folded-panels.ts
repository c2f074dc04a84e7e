import { createPreference, readListOf, readText } from '../kit/preference.ts';

/** Ids of the panels that are folded away in their columns. */
export const foldedPanels = createPreference<readonly string[]>('foldedPanels', [], readListOf(readText));

/** Folds a panel away, or unfolds it. */
export function fold(id: string): void {
  const before = foldedPanels.get();
  foldedPanels.set(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
}
