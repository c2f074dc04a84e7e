import { membersOf } from '../../kit/members.ts';
import type { WorkDatabase } from './connection.ts';
import { STORED_FORM } from './stored.ts';
import { reading } from './transaction.ts';

/** A work of which anything is stored: its record, its document or a step. */
export interface StoredWork {
  readonly work: number;
  /** As it is stored; `undefined` where there is none. */
  readonly record: unknown;
  /** Why it was set aside, in words; `null` when it was not. */
  readonly because: string | null;
}

/** All works that are stored, and which of them is open. */
export interface Shelf {
  /** All of which anything is stored, the newest first. */
  readonly works: readonly StoredWork[];
  /** The key of the work that the desk names, if it is among them. */
  readonly onDesk: number | null;
  /** The stored session, unchecked. */
  readonly session: unknown;
}

/** Why works were set aside, by their keys. */
export type AsideNotes = Readonly<Record<string, string>>;

/** Finds every stored work, whatever else is missing. */
export async function findWorks(database: WorkDatabase): Promise<Shelf> {
  const transaction = reading(database, ['desk', 'works', 'snapshots', 'steps']);
  const works = transaction.objectStore('works');
  const desk = transaction.objectStore('desk');
  const [open, session, storedNotes, keys, records, snapshots] = await Promise.all([
    desk.get('work'),
    desk.get('session'),
    desk.get('aside'),
    works.getAllKeys(),
    works.getAll() as Promise<unknown[]>,
    transaction.objectStore('snapshots').getAllKeys(),
  ]);
  const all = new Map<number, unknown>(keys.map((work, index) => [work, records[index]]));
  for (const work of snapshots) if (!all.has(work)) all.set(work, undefined);
  // From one work to the next, however many steps it has.
  let cursor = await transaction.objectStore('steps').openKeyCursor();
  while (cursor) {
    const [work] = cursor.key;
    if (!all.has(work)) all.set(work, undefined);
    cursor = await cursor.continue([work, Infinity]);
  }
  const notes = asideNotes(storedNotes);
  const found = Array.from(all, ([work, record]): StoredWork => {
    const { asideBecause } = membersOf(record);
    const recorded = typeof asideBecause === 'string' ? asideBecause : null;
    return { work, record, because: notes[work] ?? recorded };
  });
  found.sort((a, b) => savedAtOf(b) - savedAtOf(a) || b.work - a.work);
  return { works: found, onDesk: typeof open === 'number' && all.has(open) ? open : null, session };
}

/** The work that the desk names; where it names none that is there, the newest that nobody set aside. */
export function workToOpen({ onDesk, works }: Shelf): number | null {
  return onDesk ?? works.find(({ because }) => because === null)?.work ?? null;
}

/** Whether the record of a work was written by a Sixfold that knows more than this one. */
export function isNewer(record: unknown): boolean {
  const { form } = membersOf(record);
  return Number.isSafeInteger(form) && (form as number) > STORED_FORM;
}

/** Most code units of a note on a work that was set aside. */
const LONGEST_NOTE = 5000;

/** The notes on works that were set aside, as far as they make sense. */
export function asideNotes(stored: unknown): AsideNotes {
  return Object.fromEntries(
    Object.entries(membersOf(stored)).flatMap(([work, note]) =>
      typeof note === 'string' ? [[work, note.slice(0, LONGEST_NOTE)]] : [],
    ),
  );
}

/** When a work was last saved, in milliseconds since 1970; what it was begun at where that cannot be read. */
export function savedAtOf({ work, record }: StoredWork): number {
  const { savedAt } = membersOf(record);
  return isDate(savedAt) ? savedAt : isDate(work) ? work : 0;
}

/** Whether a value is a moment that a calendar can show, in whole milliseconds. */
export function isDate(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 8.64e15;
}
