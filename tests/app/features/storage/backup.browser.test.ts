import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBackup } from '../../../../src/app/document/backup.ts';
import { addSchematic } from '../../../../src/app/document/library-edits.ts';
import { listAside, putOnDesk } from '../../../../src/app/features/storage/aside-works.ts';
import { addBackup } from '../../../../src/app/features/storage/backup/add-backup.ts';
import { writeBackup } from '../../../../src/app/features/storage/backup/write-backup.ts';
import type { WorkDatabase } from '../../../../src/app/features/storage/connection.ts';
import { readDesk } from '../../../../src/app/features/storage/read-work.ts';
import * as packing from '../../../../src/app/features/storage/stored-form.ts';
import { documentFrom, stepFrom } from '../../../../src/app/features/storage/stored-form.ts';
import { makeVersion } from '../../../../src/app/features/storage/versions/make-version.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { ZipFault } from '../../../../src/formats/zip/read-zip.ts';
import { ownDatabases } from '../../../support/databases.ts';
import { plainStore } from '../../../support/documents.ts';

const { connect } = ownDatabases();

const NOW = 1_800_000_000_000;

/** Changes a store in some way that tells works apart. */
function change(store: AppStore, step: number): void {
  if (step % 4 === 3) edit(store, `New ${step}`, (draft) => addSchematic(draft, `one-${step}`, 'One', null));
  else edit(store, `Seed ${step}`, (draft) => void (draft.recipe.seed = 100 + step));
}

/** A database with works of so many steps each, with a version of each work; the last work is open. */
async function storeWorks(lengths: readonly number[]) {
  const connection = connect();
  const database = await connection.get();
  const writer = new Writer(connection);
  writer.packing = packing;
  let store = plainStore();
  for (const [index, length] of lengths.entries()) {
    writer.startAnew();
    store = plainStore();
    for (let step = 0; step < length; step++) change(store, index + step);
    if (length > 2) undoStep(store);
    await writer.write(store.getState(), NOW + index);
    await putOnDesk(database, writer.work);
    await makeVersion(database, () => Promise.resolve(null));
  }
  return { database, writer, store };
}

const backupOf = async (database: WorkDatabase | null, preferences = {}) =>
  writeBackup({ database, page: null, preferences, now: NOW });

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** All that is stored of works, packed or not, but for who wrote it, and the versions by their works. */
async function dump(database: WorkDatabase) {
  const read = async (
    store: 'works' | 'snapshots' | 'steps' | 'versionData',
    plain: (stored: unknown) => unknown = (stored) => stored,
  ) => {
    const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
    return keys.map((key, index) => [key, plain(values[index])] as const);
  };
  const works = (await read('works')).map(([key, value]) => {
    const { writer: _, form: __, ...record } = value as Record<string, unknown>;
    return [key, record] as const;
  });
  const versions = await database.getAll('versions');
  const data = await database.getAll('versionData');
  const snapshots = await read('snapshots', documentFrom);
  return { works, snapshots, steps: await read('steps', stepFrom), versions, data };
}

describe('the backup of all work', () => {
  it('brings every work, its history and its versions to another browser, as they were', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (lengths) => {
          const { database, writer } = await storeWorks(lengths);
          const file = await backupOf(database, { wheelZooms: true });
          expect(await isBackup(file)).toBe(true);
          const there = await connect().get();
          const added = await addBackup(there, await bytesOf(file));
          expect(added).toMatchObject({
            at: NOW,
            added: lengths.length,
            known: 0,
            left: [],
            wasEmpty: true,
            open: writer.work,
            preferences: { wheelZooms: true },
          });
          expect(await dump(there)).toEqual(await dump(database));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('adds nothing twice, and changes nothing that is there', async () => {
    const { database } = await storeWorks([5, 3]);
    const before = await dump(database);
    const added = await addBackup(database, await bytesOf(await backupOf(database)));
    expect(added).toMatchObject({ added: 0, known: 2, open: null });
    expect(await dump(database)).toEqual(before);
  });

  it('adds a work beside what became of it, and each opens as it was', async () => {
    const { database, writer, store } = await storeWorks([4]);
    const then = store.getState().document;
    const file = await bytesOf(await backupOf(database));
    change(store, 20);
    await writer.write(store.getState(), NOW + 50);
    const before = await dump(database);

    const added = await addBackup(database, file);
    expect(added).toMatchObject({ added: 1, known: 0, wasEmpty: false });
    expect(added.open).not.toBe(writer.work);
    const after = await dump(database);
    expect(after.works).toEqual(expect.arrayContaining(before.works));
    expect(after.steps).toEqual(expect.arrayContaining(before.steps));
    const found = await readDesk(database);
    expect(found).toMatchObject({ kind: 'found', work: writer.work, document: store.getState().document });

    // A second time it is there, though under another key.
    expect(await addBackup(database, file)).toMatchObject({ added: 0, known: 1 });

    const [aside] = await listAside(database);
    expect(aside?.work).toBe(added.open);
    expect(aside?.because).toContain('From the backup of');
    await putOnDesk(database, added.open!);
    expect(await readDesk(database)).toMatchObject({ kind: 'found', document: then });
    // The page that writes the other one is not taken for the writer of this one.
    change(store, 21);
    await expect(writer.write(store.getState(), NOW + 60)).resolves.toBe(true);
  });

  it('holds what is on the page where nothing can be stored', async () => {
    const store = plainStore();
    for (let step = 0; step < 5; step++) change(store, step);
    undoStep(store);
    const { document, timeline } = store.getState();
    const { first, position, end } = timeline;
    const page = { document, first, position, steps: timeline.slice(first, end) };
    const file = await writeBackup({ database: null, page, preferences: {}, now: NOW });
    const there = await connect().get();
    const { open } = await addBackup(there, await bytesOf(file));
    await putOnDesk(there, open!);
    const found = await readDesk(there);
    expect(found).toMatchObject({ kind: 'found', document });
    expect(found.kind === 'found' && found.timeline.slice(first, end)).toEqual(page.steps);
  });

  it('with any byte changed is refused with the reason, or adds the works that are whole as they were', async () => {
    const { database } = await storeWorks([3, 4]);
    const whole = await dump(database);
    const file = await bytesOf(await backupOf(database));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
        const damaged = file.slice();
        damaged[at]! ^= bits;
        const there = await connect().get();
        try {
          const { added, left } = await addBackup(there, damaged);
          expect(added + left.length).toBeLessThanOrEqual(2);
        } catch (error) {
          expect(error instanceof ZipFault || error instanceof RangeError).toBe(true);
          expect((error as Error).message).not.toBe('');
        }
        const { works, snapshots, steps } = await dump(there);
        expect(whole.works).toEqual(expect.arrayContaining(works));
        expect(whole.snapshots).toEqual(expect.arrayContaining(snapshots));
        expect(whole.steps).toEqual(expect.arrayContaining(steps));
        // Each work is there whole or not at all.
        expect(snapshots.map(([key]) => key)).toEqual(works.map(([key]) => key));
      }),
      { numRuns: 60 },
    );
  });

  it('of a newer Sixfold is refused, and a newer work in it is left out', async () => {
    const { database, writer } = await storeWorks([2, 2]);
    const record = (await database.get('works', writer.work))!;
    await database.put('works', { ...record, form: 99 }, writer.work);
    const there = await connect().get();
    const added = await addBackup(there, await bytesOf(await backupOf(database)));
    expect(added).toMatchObject({ added: 1, open: null });
    expect(added.left).toEqual([expect.stringContaining('made by a newer Sixfold')]);
    expect(await there.getAllKeys('works')).not.toContain(writer.work);
  });

  it('is made of damaged works, too, as they are', async () => {
    const { database, writer } = await storeWorks([4]);
    await database.put('works', 7n as never, writer.work);
    await database.put('snapshots', new Map([[1, 2]]), writer.work);
    await database.delete('steps', [writer.work, 1]);
    const there = await connect().get();
    const added = await addBackup(there, await bytesOf(await backupOf(database)));
    expect(added).toMatchObject({ added: 1, left: [] });
    expect(await there.getAllKeys('steps')).toEqual(await database.getAllKeys('steps'));
  });
});
