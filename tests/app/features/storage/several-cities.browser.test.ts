import { expect, it, vi } from 'vitest';
import { duplicateCity, newCityId } from '../../../../src/app/document/cities.ts';
import { readDesk } from '../../../../src/app/features/storage/read-work.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import { openCity } from '../../../../src/app/store/open-city.ts';
import { edit, type AppStore } from '../../../../src/app/store/store.ts';
import { ownDatabases } from '../../../support/databases.ts';
import { plainStore } from '../../../support/documents.ts';

const { connect } = ownDatabases();

function addCopy(store: AppStore): void {
  const { document } = store.getState();
  edit(store, 'Duplicate', (draft) => duplicateCity(draft, document, 'city-1', newCityId(document)));
}

/** Lets the storage take so many records, and no more. */
function fillAfter(records: number): void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
    this: IDBObjectStore,
    ...given: Parameters<IDBObjectStore['put']>
  ) => IDBRequest<IDBValidKey>;
  let left = records;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (left-- <= 0) throw new DOMException('no space', 'QuotaExceededError');
    return put.call(this, value, key);
  });
}

it('ten cities stay as they were stored when the storage is full, and all are stored once there is room', async () => {
  const connection = connect();
  const database = await connection.get();
  const writer = new Writer(connection);
  writer.startAnew();
  const store = plainStore();
  for (let city = 2; city <= 10; city++) addCopy(store);
  await writer.write(store.getState(), 1);
  const stored = store.getState().document;
  expect(stored.cities!.list).toHaveLength(10);

  addCopy(store);
  const last = store.getState().document.cities!.list.at(-1)!.id;
  openCity(store, last);
  edit(store, 'Seed', (draft) => void (draft.recipe.seed = 4711));
  for (const records of [0, 1, 2]) {
    fillAfter(records);
    await expect(writer.write(store.getState(), 2)).rejects.toThrow('no space');
    vi.restoreAllMocks();
    expect(await readDesk(database)).toMatchObject({ kind: 'found', document: stored });
  }

  await writer.write(store.getState(), 3);
  const { document } = store.getState();
  expect(await readDesk(database)).toMatchObject({ kind: 'found', document });
  expect(document.cities).toMatchObject({ open: last });
});
