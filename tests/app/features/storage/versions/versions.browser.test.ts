import { deleteDB, openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { duplicateCity } from '../../../../../src/app/document/cities.ts';
import { cityFigures } from '../../../../../src/app/features/storage/words.ts';
import { deleteAside } from '../../../../../src/app/features/storage/aside-works.ts';
import { readDesk } from '../../../../../src/app/features/storage/read-work.ts';
import {
  makeVersionInWorker,
  openVersionInWorker,
  versionFileInWorker,
} from '../../../../../src/app/features/storage/versions/in-worker.ts';
import {
  halveVersions,
  listVersions,
} from '../../../../../src/app/features/storage/versions/version-store.ts';
import { Writer } from '../../../../../src/app/features/storage/writer.ts';
import { edit } from '../../../../../src/app/store/store.ts';
import { ownDatabases } from '../../../../support/databases.ts';
import { plainStore } from '../../../../support/documents.ts';

const { connect } = ownDatabases();

/** A stored work that goes on: each edit is written, and a version made of it. */
async function startWork(at?: string) {
  const connection = connect(at);
  const { name } = connection;
  const writer = new Writer(connection);
  writer.startAnew();
  const store = plainStore();
  const change = async (seed: number, now: number) => {
    edit(store, `Change seed to ${seed}`, (draft) => void (draft.recipe.seed = seed));
    await writer.write(store.getState(), now);
  };
  return { name, connection, writer, store, change, database: await connection.get() };
}

describe('an earlier version', () => {
  it('is the very document that was stored, with its label, its counts and its pictures', async () => {
    const { name, store, change, database } = await startWork();
    await change(41, 1_000_000);
    const { document } = store.getState();
    expect(await makeVersionInWorker(name)).toBe('made');
    await change(42, 2_000_000);
    expect(await makeVersionInWorker(name)).toBe('made');
    expect(await makeVersionInWorker(name)).toBe('known');
    const [newer, older] = await listVersions(database);
    expect(newer).toMatchObject({ at: 2_000_000, label: 'Change seed to 42' });
    expect(older).toMatchObject({
      at: 1_000_000,
      label: 'Change seed to 41',
      counts: { hexes: 37, schematics: 4 },
    });
    expect(older!.counts).not.toHaveProperty('cities');
    expect(older!.counts.placements).toBeGreaterThan(0);
    expect(older!.pictures?.light).toMatch(/^data:image\/(webp|png);base64,/);
    expect(older!.pictures?.dark).not.toBe(older!.pictures?.light);
    expect(await openVersionInWorker(name, older!.id)).toEqual({ ok: true, document });
  });

  it('of several cities tells their number and the name of the open one', async () => {
    const { name, store, change, database } = await startWork();
    const { document } = store.getState();
    edit(store, 'Duplicate', (draft) => duplicateCity(draft, document, 'city-1', 'city-2'));
    await change(41, 1);
    expect(await makeVersionInWorker(name)).toBe('made');
    const [version] = await listVersions(database);
    expect(version!.counts.cities).toEqual({ count: 2, open: 'City 1' });
    expect(cityFigures(version!.counts)).toMatch(/^2 cities, open “City 1”: 37 hexes, /);
  });

  it('is never made of a work that could not be opened', async () => {
    const { name, writer, change, database } = await startWork();
    await change(41, 1);
    await database.put('snapshots', { kinds: 'none' }, writer.work);
    expect(await makeVersionInWorker(name)).toBe('nothing');
    expect(await listVersions(database)).toEqual([]);
  });

  it('is refused with the reason when its data was changed by one bit, or is gone', async () => {
    const { name, change, database } = await startWork();
    await change(41, 1);
    await makeVersionInWorker(name);
    const [version] = await listVersions(database);
    const data = (await database.get('versionData', version!.id))!;
    const bad = data.slice();
    bad[bad.length >> 1]! ^= 1;
    await database.put('versionData', bad, version!.id);
    expect(await openVersionInWorker(name, version!.id)).toEqual({
      ok: false,
      why: 'its data is damaged: the checksum does not hold',
    });
    await database.delete('versionData', version!.id);
    expect(await versionFileInWorker(name, version!.id)).toEqual({ ok: false, why: 'its data is gone' });
  });

  it('gives a pack that begins like a ZIP archive', async () => {
    const { name, change, database } = await startWork();
    await change(41, 1);
    await makeVersionInWorker(name);
    const [version] = await listVersions(database);
    const file = await versionFileInWorker(name, version!.id);
    expect(file.ok && [...file.file.subarray(0, 2)]).toEqual([0x50, 0x4b]);
  });

  it('goes with the work that it is of, and gives way, half of them at a time, to what needs the space', async () => {
    const { name, writer, change, database } = await startWork();
    for (let index = 0; index < 4; index++) {
      await change(40 + index, 1_000_000_000 + 60_000 * 13 * index);
      await makeVersionInWorker(name);
    }
    expect(await listVersions(database)).toHaveLength(4);
    expect(await halveVersions(database)).toBe(true);
    const left = await listVersions(database);
    expect(left.map(({ label }) => label)).toContain('Change seed to 43');
    expect(left.length).toBeLessThanOrEqual(2);
    await deleteAside(database, writer.work);
    expect(await listVersions(database)).toEqual([]);
    expect(await database.count('versionData')).toBe(0);
    expect(await halveVersions(database)).toBe(false);
  });
});

describe('a database of version 1', () => {
  it('is brought up to date without loss, and holds versions from then on', async () => {
    const { name, connection, store, change, database } = await startWork();
    await change(41, 1);
    const stores = ['desk', 'works', 'snapshots', 'steps'] as const;
    const contents = await Promise.all(
      stores.map(async (one) => ({
        one,
        keys: await database.getAllKeys(one),
        values: await database.getAll(one),
      })),
    );
    connection.drop();
    await deleteDB(name);
    // As version 1 made it.
    const old = await openDB(name, 1, {
      upgrade(created) {
        for (const one of stores) created.createObjectStore(one);
      },
    });
    for (const { one, keys, values } of contents)
      for (const [index, key] of keys.entries()) await old.put(one, values[index], key);
    old.close();

    const later = await connect(name).get();
    expect(later.version).toBe(2);
    expect(await readDesk(later)).toMatchObject({ kind: 'found', document: store.getState().document });
    expect(await makeVersionInWorker(name)).toBe('made');
    expect(await listVersions(later)).toHaveLength(1);
  });
});
