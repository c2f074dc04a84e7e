import type { IDBPTransaction, StoreKey, StoreNames, StoreValue } from 'idb';
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

/** Begins a transaction that only reads. A request of it that fails says why; nobody has to wait for its end. */
export function reading<const Names extends Stores>(
  database: WorkDatabase,
  stores: Names,
): IDBPTransaction<StoredSchema, Names> {
  const transaction = database.transaction(stores);
  unwaited(transaction.done);
  return transaction;
}

/** Reads the value of a key, in a transaction of its own. */
export async function readOne<Name extends StoreNames<StoredSchema>>(
  database: WorkDatabase,
  store: Name,
  key: StoreKey<StoredSchema, Name>,
): Promise<StoreValue<StoredSchema, Name> | undefined> {
  return reading(database, [store]).objectStore(store).get(key);
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
