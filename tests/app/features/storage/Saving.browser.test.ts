import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { addSchematic } from '../../../../src/app/document/library-edits.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { deleteAside, listAside } from '../../../../src/app/features/storage/aside-works.ts';
import type { Connection } from '../../../../src/app/features/storage/connection.ts';
import { readDesk, type FoundWork } from '../../../../src/app/features/storage/read-work.ts';
import { Saving } from '../../../../src/app/features/storage/saving.ts';
import { ConflictError } from '../../../../src/app/features/storage/write-work.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import {
  beginGesture,
  cancelGesture,
  createAppStore,
  edit,
  endGesture,
  goToStep,
  redoStep,
  undoStep,
  type AppStore,
} from '../../../../src/app/store/store.ts';
import { ownDatabases } from '../../../support/databases.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

const { newName, connect } = ownDatabases();

async function read(connection: Connection): Promise<FoundWork> {
  const found = await readDesk(await connection.get());
  if (found.kind !== 'found') throw new Error(`the work is ${found.kind}`);
  return found;
}

const anySegments = fc.array(nearSegment, { minLength: 1, maxLength: 4 });
const paint = (store: AppStore, segments: readonly { q: number; r: number; k: 0 | 1 | 2 | 3 | 4 | 5 }[]) => {
  for (const segment of segments)
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', segment, 'wheat'));
};

/** Any operation of a user; some leave a gesture open while the work is written. */
const anyOperation = fc.oneof(
  anySegments.map((segments) => (store: AppStore) => paint(store, segments)),
  anySegments.map((segments) => (store: AppStore) => {
    beginGesture(store, 'Paint stroke');
    paint(store, segments);
  }),
  fc.nat(30).map((position) => (store: AppStore) => goToStep(store, position)),
  fc.constant((store: AppStore) => undoStep(store)),
  fc.constant((store: AppStore) => redoStep(store)),
  fc.constant((store: AppStore) => cancelGesture(store)),
  fc.constant((store: AppStore) => endGesture(store)),
);

/** A work of one step that a writer has stored. */
async function oneStep() {
  const connection = connect();
  const writer = new Writer(connection);
  writer.startAnew();
  const store = plainStore();
  edit(store, 'One', (draft) => void (draft.recipe.seed = 41));
  await writer.write(store.getState(), 1);
  return { connection, writer, store };
}

describe('a writer', () => {
  it('leaves in the database what a page opens with: the very document, and all its steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyOperation, { maxLength: 6 }), { maxLength: 6 }),
        async (rounds) => {
          const connection = connect();
          const writer = new Writer(connection);
          writer.startAnew();
          const store = plainStore();
          for (const operations of rounds) {
            for (const operate of operations) operate(store);
            await writer.write(store.getState(), 1);
            const found = await read(connection);
            expect(found.document).toEqual(store.getState().document);
            const { timeline, gesture } = store.getState();
            const stroke = gesture?.parts ? [gesture.label] : [];
            expect(found.timeline.past.map(({ label }) => label)).toEqual([
              ...timeline.past.map(({ label }) => label),
              ...stroke,
            ]);
            if (stroke.length === 0) expect(found.timeline.future).toEqual(timeline.future);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('sends writes before those before have ended, and leaves the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyOperation, fc.boolean()), { maxLength: 40 }),
        async (operations) => {
          const connection = connect();
          const writer = new Writer(connection);
          writer.startAnew();
          const store = plainStore();
          edit(store, 'First', (draft) => void (draft.recipe.seed = 7));
          await writer.write(store.getState(), 1);
          const sent: Promise<unknown>[] = [];
          for (const [operate, waits] of operations) {
            operate(store);
            expect(writer.isFluent).toBe(true);
            sent.push(writer.write(store.getState(), 1));
            if (waits) await sent.at(-1);
          }
          await Promise.all(sent);
          expect(writer.isWriting).toBe(false);
          const found = await read(connection);
          const { document, timeline, gesture } = store.getState();
          expect(found.document).toEqual(document);
          expect(found.timeline.past.map(({ label }) => label)).toEqual([
            ...timeline.past.map(({ label }) => label),
            ...(gesture?.parts ? [gesture.label] : []),
          ]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('has no write go through that was sent after one that failed, and begins again from what is stored', async () => {
    const { connection, writer, store } = await oneStep();
    const change = (label: string, seed: unknown) => {
      edit(store, label, (draft) => void (draft.recipe.seed = seed as number));
      return writer.write(store.getState(), 1);
    };
    // What no database can hold.
    const failed = [change('Two', () => {}), change('Three', 3), change('Four', 4)];
    for (const one of await Promise.allSettled(failed))
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } });
    expect((await read(connection)).document.recipe.seed).toBe(41);
    expect(writer.isBehind(store.getState())).toBe(true);
    goToStep(store, 1);
    await change('Five', 5);
    const found = await read(connection);
    expect(found.timeline.past.map(({ label }) => label)).toEqual(['One', 'Five']);
    expect(found).toMatchObject({ revision: 2, document: { recipe: { seed: 5 } } });
  });

  it('goes on with what it finds, in another page, and undoes it to the start', async () => {
    const connection = connect();
    const { name } = connection;
    const writer = new Writer(connection);
    writer.startAnew();
    const store = plainStore();
    const start = store.getState().document;
    for (let seed = 101; seed <= 130; seed++)
      edit(store, 'Change seed', (draft) => void (draft.recipe.seed = seed));
    await writer.write(store.getState(), 1);

    const later = connect(name);
    const found = await read(later);
    const next = createAppStore(found.document);
    next.setState({ timeline: found.timeline });
    const nextWriter = new Writer(later);
    nextWriter.adopt(found);
    edit(next, 'New schematic', (draft) => addSchematic(draft, 'one', 'One', null));
    await nextWriter.write(next.getState(), 2);
    const again = await read(later);
    expect(again).toMatchObject({ revision: 2, savedAt: 2, kept: { first: 0, end: 31 } });
    goToStep(next, 0);
    expect(next.getState().document).toEqual(start);
  });

  it('does not write over what another page has written', async () => {
    const { connection, writer, store } = await oneStep();
    const { name } = connection;
    const other = new Writer(connect(name));
    other.adopt(await read(connection));
    edit(store, 'Two', (draft) => void (draft.recipe.seed = 2));
    await other.write(store.getState(), 2);
    const sent = [3, 4, 5].map((seed) => {
      edit(store, 'Three', (draft) => void (draft.recipe.seed = seed));
      return writer.write(store.getState(), seed);
    });
    for (const one of sent) await expect(one).rejects.toThrow(ConflictError);
    expect((await read(connection)).document.recipe.seed).toBe(2);
  });

  it('does not go on with a work that another page has deleted', async () => {
    const { connection, writer, store } = await oneStep();
    const database = await connect(connection.name).get();
    await deleteAside(database, writer.work);
    edit(store, 'Two', (draft) => void (draft.recipe.seed = 2));
    await expect(writer.write(store.getState(), 2)).rejects.toThrow(ConflictError);
    expect(await database.count('works')).toBe(0);
    expect(await database.count('steps')).toBe(0);
  });

  it('does not let a page write that has read before it wrote', async () => {
    const { connection, writer, store } = await oneStep();
    const other = new Writer(connect(connection.name));
    other.adopt(await read(connection));
    edit(store, 'Two', (draft) => void (draft.recipe.seed = 2));
    await writer.write(store.getState(), 2);
    edit(store, 'Three', (draft) => void (draft.recipe.seed = 3));
    await expect(other.write(store.getState(), 3)).rejects.toThrow(ConflictError);
    edit(store, 'Four', (draft) => void (draft.recipe.seed = 4));
    await writer.write(store.getState(), 4);
    expect((await read(connection)).document.recipe.seed).toBe(4);
  });

  it('writes everything again when the database was deleted under it', async () => {
    const { connection, writer, store } = await oneStep();
    const { name } = connection;
    await deleteDB(name);
    edit(store, 'Two', (draft) => void (draft.recipe.seed = 2));
    await writer.write(store.getState(), 2);
    const found = await read(connection);
    expect(found.document).toEqual(store.getState().document);
    expect(found.timeline.past.map(({ label }) => label)).toEqual(['One', 'Two']);
  });
});

describe('saving', () => {
  /** A page of its own over the database: its store and its saving. */
  async function openPage(name: string) {
    const saving = new Saving(name);
    connect(name);
    const { document, timeline } = await saving.open();
    const store = document ? createAppStore(document) : plainStore();
    store.setState({ timeline });
    saving.follow(store);
    return { saving, store };
  }

  const statusOf = ({ saving }: { saving: Saving }) => saving.state.getState().status;

  async function settle(page: { saving: Saving }): Promise<void> {
    await expect.poll(() => statusOf(page).kind).toBe('saved');
  }

  it('hands the work from one tab to the other and back', async () => {
    const name = newName();
    const one = await openPage(name);
    edit(one.store, 'Change seed', (draft) => void (draft.recipe.seed = 5));
    const two = await openPage(name);
    expect(statusOf(two)).toEqual({ kind: 'elsewhere', hasUnsaved: false });
    edit(one.store, 'Change seed', (draft) => void (draft.recipe.seed = 6));
    await two.saving.takeOver();
    await settle(two);
    expect(two.store.getState().document.recipe.seed).toBe(6);
    expect(statusOf(one)).toEqual({ kind: 'elsewhere', hasUnsaved: false });
    undoStep(two.store);
    await one.saving.takeOver();
    await settle(one);
    expect(one.store.getState().document.recipe.seed).toBe(5);
    expect(one.store.getState().timeline.future.map(({ label }) => label)).toEqual(['Change seed']);
    expect(statusOf(two)).toEqual({ kind: 'elsewhere', hasUnsaved: false });
  });

  it('sets aside what is damaged, as it was, goes on with the rest, and opens it again when asked', async () => {
    const name = newName();
    const connection = connect(name);
    const writer = new Writer(connection);
    writer.startAnew();
    const store = plainStore();
    edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 5));
    await writer.write(store.getState(), 1);
    const database = await connection.get();
    const work = writer.work;
    const whole = await database.get('snapshots', work);
    await database.put('snapshots', { ...(whole as object), kinds: 'none' }, work);

    const page = await openPage(name);
    expect(page.saving.state.getState().notice).toContain('No kinds could be read.');
    expect(await listAside(database)).toMatchObject([
      { work, because: 'It is damaged. No kinds could be read.' },
    ]);
    expect(await database.get('snapshots', work)).toMatchObject({ kinds: 'none' });
    edit(page.store, 'Change seed', (draft) => void (draft.recipe.seed = 9));
    await settle(page);

    await database.put('snapshots', whole, work);
    await page.saving.openAside(work);
    expect(page.store.getState().document.recipe.seed).toBe(5);
    const [other] = await listAside(database);
    await deleteAside(database, other!.work);
    expect(await listAside(database)).toEqual([]);
    expect(await database.count('snapshots')).toBe(1);
  });

  it('stores all again when the browser clears its data, without waiting for the next change', async () => {
    const name = newName();
    const page = await openPage(name);
    edit(page.store, 'Change seed', (draft) => void (draft.recipe.seed = 5));
    await settle(page);
    await deleteDB(name);
    const connection = connect(name);
    await expect.poll(async () => (await readDesk(await connection.get())).kind).toBe('found');
    expect((await read(connection)).document).toEqual(page.store.getState().document);
  });

  it('keeps a stroke that was canceled out of what is stored, though it was stored while it went on', async () => {
    const name = newName();
    const page = await openPage(name);
    const start = page.store.getState().document;
    beginGesture(page.store, 'Paint');
    paint(page.store, [{ q: 1, r: 0, k: 0 }]);
    await settle(page);
    const connection = connect(name);
    expect((await read(connection)).document).not.toEqual(start);
    cancelGesture(page.store);
    await settle(page);
    expect((await read(connection)).document).toEqual(start);
    expect((await read(connection)).timeline.end).toBe(0);
  });

  it('begins the revisions anew at the end of the numbers, and keeps every change', async () => {
    const name = newName();
    const first = await openPage(name);
    edit(first.store, 'Change seed', (draft) => void (draft.recipe.seed = 5));
    await settle(first);
    const connection = connect(name);
    const database = await connection.get();
    const [work] = await database.getAllKeys('works');
    const record = await database.get('works', work!);
    const revision = Number.MAX_SAFE_INTEGER;
    await database.put('works', { ...record!, revision }, work);

    const writer = new Writer(connection);
    writer.adopt(await read(connection));
    const store = createAppStore(first.store.getState().document);
    store.setState({ timeline: first.store.getState().timeline });
    const sent = [6, 7, 8].map((seed) => {
      edit(store, 'Change seed', (draft) => void (draft.recipe.seed = seed));
      return writer.write(store.getState(), seed);
    });
    await Promise.all(sent);
    expect(await read(connection)).toMatchObject({ revision: 3, document: { recipe: { seed: 8 } } });
  });

  it('leaves what a newer Sixfold has stored as it is', async () => {
    const name = newName();
    const newer = await openDB(name, 99);
    newer.close();
    const page = await openPage(name);
    expect(statusOf(page)).toMatchObject({ kind: 'trouble', trouble: 'newer' });
    edit(page.store, 'Change seed', (draft) => void (draft.recipe.seed = 5));
    await page.saving.retry();
    expect(statusOf(page)).toMatchObject({ kind: 'trouble', trouble: 'newer' });
  });

  it('starts over without losing what was there', async () => {
    const name = newName();
    const page = await openPage(name);
    edit(page.store, 'Change seed', (draft) => void (draft.recipe.seed = 5));
    await settle(page);
    await page.saving.startOver(plainStore().getState().document, 'It could not be drawn.');
    expect(page.store.getState().timeline.end).toBe(0);
    const aside = await listAside(await page.saving.database());
    expect(aside).toMatchObject([{ because: 'It could not be drawn.' }]);
    edit(page.store, 'Change seed', (draft) => void (draft.recipe.seed = 8));
    await settle(page);
    await page.saving.openAside(aside[0]!.work);
    expect(page.store.getState().document.recipe.seed).toBe(5);
  });

  it('reads a long history bit by bit, the part to undo first at once', async () => {
    const name = newName();
    const connection = connect(name);
    const writer = new Writer(connection);
    writer.startAnew();
    const store = plainStore();
    const start = store.getState().document;
    for (let seed = 101; seed <= 1600; seed++)
      edit(store, `Seed ${seed}`, (draft) => void (draft.recipe.seed = seed));
    await writer.write(store.getState(), 1);
    goToStep(store, 1400);
    await writer.write(store.getState(), 1);
    // A document stored whole is what the page begins with.
    const found = await read(connection);
    expect(found.timeline.end - found.timeline.first).toBeLessThanOrEqual(1500);
    const page = await openPage(name);
    await expect.poll(() => page.store.getState().timeline.first).toBe(0);
    await expect.poll(() => page.store.getState().timeline.end).toBe(1500);
    goToStep(page.store, 0);
    expect(page.store.getState().document).toEqual(start);
    goToStep(page.store, 1500);
    expect(page.store.getState().document.recipe.seed).toBe(1600);
  });
});
