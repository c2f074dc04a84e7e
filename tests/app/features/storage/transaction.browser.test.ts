import { afterEach, expect, it, vi } from 'vitest';
import { reading } from '../../../../src/app/features/storage/transaction.ts';
import { ownDatabases } from '../../../support/databases.ts';

const { connect } = ownDatabases();
const note = vi.fn<(event: PromiseRejectionEvent) => void>();
window.addEventListener('unhandledrejection', note);

afterEach(() => {
  window.removeEventListener('unhandledrejection', note);
});

it('a transaction that reads and is broken off fails by its requests alone', async () => {
  const database = await connect().get();
  const transaction = reading(database, ['works']);
  const request = transaction.store.get(1);
  transaction.abort();
  await expect(request).rejects.toThrow(DOMException);
  // The next answer of the database comes after all that is told of the one broken off.
  const next = reading(database, ['works']);
  expect(await next.store.get(1)).toBeUndefined();
  expect(note).not.toHaveBeenCalled();
});
