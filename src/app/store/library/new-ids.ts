import { createPreference, readListOf, readText } from '../../kit/preference.ts';
import { isRecord } from '../../kit/members.ts';

/*
 * Ids that were made here and that no file, link or copied text holds: they follow the names of their schematics and
 * kinds. Kept beside the work, because undo does not take back what has left the page.
 */

/** Ids that nobody outside knows. */
export interface NewIds {
  readonly schematics: readonly string[];
  readonly kinds: readonly string[];
}

const NONE: NewIds = { schematics: [], kinds: [] };

/** Most ids of each sort: the oldest are taken for known beyond that. */
const MOST = 2_000;

const readIds = readListOf(readText);

const newIds = createPreference('newIds', NONE, (stored): NewIds | undefined =>
  isRecord(stored)
    ? { schematics: readIds(stored['schematics']) ?? [], kinds: readIds(stored['kinds']) ?? [] }
    : undefined,
);

/** Records that an id was made here. */
export function noteNewId(sort: keyof NewIds, id: string): void {
  if (isNewId(sort, id)) return;
  const known = newIds.get();
  newIds.set({ ...known, [sort]: [...known[sort], id].slice(-MOST) });
}

/** Whether nobody outside knows an id. */
export function isNewId(sort: keyof NewIds, id: string): boolean {
  return newIds.get()[sort].includes(id);
}

/** Records that something of the work has left the page: from now on its ids stay as they are. */
export function handOutIds(): void {
  const { schematics, kinds } = newIds.get();
  if (schematics.length + kinds.length > 0) newIds.set(NONE);
}
