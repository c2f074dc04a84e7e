import type { IDBPTransaction, StoreNames } from 'idb';
import type { WorkDatabase } from './connection.ts';
import type { StoredSchema } from './stored.ts';

type Stores = StoreNames<StoredSchema>[];

/**
 * Runs `body` in one transaction and waits for its end: all that `body` asks for is done, or nothing.
 *
 * @param body asks for changes; what it does not wait for, it passes to {@link unwaited}
 * @throws the error of `body`; `DOMException` of the browser's storage
 */
export async function inTransaction<const Names extends Stores, Value>(
  database: WorkDatabase,
  stores: Names,
  body: (transaction: IDBPTransaction<StoredSchema, Names, 'readwrite'>) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(stores, 'readwrite');
  const { done } = transaction;
  unwaited(done);
  try {
    const value = await body(transaction);
    await done;
    return value;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

/** Lets a request fail in silence: the transaction fails with it, and says why. */
export function unwaited(request: Promise<unknown>): void {
  request.catch(() => {});
}

function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}
