import type { IDBPObjectStore, StoreNames } from 'idb';
import { nextRevision, type MarkKey, type StoredSchema, type WriterKey } from './stored.ts';
import { unwaited } from './transaction.ts';

// Marks let the database itself refuse a write. A busy page hears late from its database; so that its writes need not wait
// for that, each says what has to hold in the only way that IndexedDB knows: `add` fails where the key is there already,
// and the whole transaction fails with it.

type Desk = IDBPObjectStore<StoredSchema, StoreNames<StoredSchema>[], 'desk', 'readwrite'>;

/** Milliseconds for which it is remembered that a writer may not go on: no page sleeps longer. */
const REMEMBERED_MS = 90 * 24 * 3600 * 1000;

/** A writer that differs from all others. */
export function newWriter(): WriterKey {
  return [Date.now(), Math.random()];
}

/**
 * Lets a transaction fail where another page has begun to write what this writer wrote, or where one of its own writes
 * did not go through.
 *
 * @param unsure the revisions before writes of this writer whose end is not yet known
 * @returns tells, once the transaction has failed, whether another page is the reason
 */
export function demandTurn(desk: Desk, writer: WriterKey, unsure: readonly number[]): () => boolean {
  let isOver = false;
  demandNone(desk, ['over', ...writer]).catch((error: unknown) => {
    isOver = error instanceof DOMException && error.name === 'ConstraintError';
  });
  for (const revision of unsure) unwaited(demandNone(desk, ['at', ...writer, revision]));
  return () => isOver;
}

/** Notes that a writer has come from one revision to the next. */
export function noteRevision(desk: Desk, writer: WriterKey, before: number | null): void {
  if (before !== null) unwaited(desk.delete(['at', ...writer, before]));
  unwaited(desk.put(0, ['at', ...writer, nextRevision(before)]));
}

/**
 * Keeps a writer from going on: another page writes from now on what it wrote, or that is deleted.
 *
 * @param stored as the record of a work names its writer; nothing is done where that makes no sense
 * @param own who may go on
 */
export function endWriter(desk: Desk, stored: unknown, own?: WriterKey): void {
  if (!isWriter(stored) || (own && indexedDB.cmp(stored, own) === 0)) return;
  // A list comes after every number.
  unwaited(desk.delete(IDBKeyRange.bound(['at', ...stored], ['at', ...stored, []])));
  unwaited(desk.put(0, ['over', ...stored]));
  for (const what of ['at', 'over'] as const)
    unwaited(desk.delete(IDBKeyRange.bound([what], [what, Date.now() - REMEMBERED_MS])));
}

function isWriter(stored: unknown): stored is WriterKey {
  return Array.isArray(stored) && stored.length === 2 && stored.every(Number.isFinite);
}

async function demandNone(desk: Desk, mark: MarkKey): Promise<void> {
  const added = desk.add(0, mark);
  unwaited(desk.delete(mark));
  await added;
}
