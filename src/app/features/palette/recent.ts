import { createPreference, readListOf, readText } from '../../kit/preference.ts';

/** Entries that are remembered: as many as are seen at once above all others. */
const MOST = 5;

/** The sound ids among the stored entries chosen last; anyone may have written there. */
export function recentIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

/** The entries chosen last, with one more. */
export function withRecent(stored: unknown, id: string): readonly string[] {
  return [id, ...recentIds(stored).filter((other) => other !== id)].slice(0, MOST);
}

/** Ids of the entries that were chosen, the latest first. */
export const recentCommands = createPreference<readonly string[]>('recentCommands', [], readListOf(readText));
