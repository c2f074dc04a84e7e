import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftSession, leftWords } from '../../../../src/app/features/storage/last-words.ts';
import { listRefusedWords } from '../../../../src/app/features/storage/refused-words.ts';
import { readDesk } from '../../../../src/app/features/storage/read-work.ts';
import { Saving } from '../../../../src/app/features/storage/saving.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import { createAppStore, edit, type AppStore } from '../../../../src/app/store/store.ts';
import { ownDatabases } from '../../../support/databases.ts';
import { plainStore } from '../../../support/documents.ts';

const { connect } = ownDatabases();

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function seeds(store: AppStore, from: number, to: number): void {
  for (let seed = from; seed <= to; seed++)
    edit(store, `Seed ${seed}`, (draft) => void (draft.recipe.seed = seed));
}

/** A stored work of many steps. */
async function storeWork() {
  const connection = connect();
  const { name } = connection;
  const writer = new Writer(connection);
  writer.startAnew();
  const store = plainStore();
  seeds(store, 101, 160);
  await writer.write(store.getState(), 1_700_000_000_000);
  const database = await connection.get();
  const leave = (words: unknown) =>
    localStorage.setItem(`${name}-last-words`, typeof words === 'string' ? words : JSON.stringify(words));
  return { name, connection, writer, store, database, leave };
}

async function openPage(name: string) {
  const saving = new Saving(name);
  const { document, timeline } = await saving.open();
  const store = createAppStore(document!);
  store.setState({ timeline });
  saving.follow(store);
  return { saving, store };
}

const plan = { first: 0, deleteFrom: 0, writeFrom: 0, position: 2, end: 2, snapshot: 'no' };

describe('last words that are nonsense', () => {
  it.each([
    ['no JSON', () => '{"form":1,'],
    ['null', () => null],
    [
      'of steps that are none',
      (work: number) => ({
        form: 1,
        work,
        revision: 1,
        plan: { ...plan, steps: [null, 7] },
        snapshot: { kept: 0 },
        now: 2e12,
      }),
    ],
    [
      'of no document',
      (work: number) => ({
        form: 1,
        work,
        revision: 1,
        plan: { ...plan, steps: [], position: 0, end: 0, snapshot: 'must' },
        snapshot: { position: 0, document: null },
        now: 2e12,
      }),
    ],
    [
      'of no steps at all',
      (work: number) => ({
        form: 1,
        work,
        revision: 1,
        plan: { ...plan, steps: [], position: 0, end: 0 },
        snapshot: { kept: 0 },
        now: 2e12,
      }),
    ],
    ['of another form', (work: number) => ({ form: 7, work })],
  ] as const)('(%s) change nothing that is stored, and are kept', async (_, make) => {
    const { name, writer, store, connection, leave } = await storeWork();
    const words = make(writer.work);
    leave(words);
    const page = await openPage(name);
    await page.saving.retry();
    expect(page.store.getState().document).toEqual(store.getState().document);
    expect(page.saving.state.getState().notice).toContain('could not be used');
    const found = await readDesk(await connection.get());
    expect(found).toMatchObject({ kind: 'found', revision: 1, kept: { first: 0, end: 60 } });
    expect(await (await connection.get()).count('steps')).toBe(60);
    const [refused] = listRefusedWords(connection);
    expect(refused?.text).toBe(typeof words === 'string' ? words : JSON.stringify(words));
    expect(leftWords(connection)).toBeNull();
  });
});

function untimed(words: string | null): object {
  return { ...(JSON.parse(words ?? 'null') as object), now: 0 };
}

describe('last words', () => {
  /** The words of a page that did three more steps, and whose transaction did not come through. */
  async function leaveWords() {
    const work = await storeWork();
    seeds(work.store, 201, 203);
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      this.abort();
    });
    await expect(work.writer.writeInHurry(work.store.getState(), 1_700_000_000_500)).rejects.toThrow(
      'AbortError',
    );
    vi.restoreAllMocks();
    expect(leftWords(work.connection)).not.toBeNull();
    return work;
  }

  it('are in the store when the page is opened, are stored, and only then forgotten', async () => {
    const { name, store, connection } = await leaveWords();
    const page = await openPage(name);
    expect(page.store.getState().document).toEqual(store.getState().document);
    await page.saving.retry();
    expect(leftWords(connection)).toBeNull();
    const found = await readDesk(await connection.get());
    expect(found).toMatchObject({ kind: 'found', kept: { end: 63 } });
  });

  it('stay as long as they cannot be stored, and are on the page all the same', async () => {
    const { name, store, connection } = await leaveWords();
    const left = leftWords(connection);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    const page = await openPage(name);
    await page.saving.retry();
    expect(page.saving.state.getState().status).toMatchObject({ kind: 'trouble', trouble: 'full' });
    expect(page.store.getState().document).toEqual(store.getState().document);
    // The page has left them again: all is the same but the time.
    expect(untimed(leftWords(connection))).toEqual(untimed(left));
    vi.restoreAllMocks();
    await page.saving.retry();
    expect(page.saving.state.getState().status).toMatchObject({ kind: 'saved' });
    expect(leftWords(connection)).toBeNull();
    expect(await readDesk(await connection.get())).toMatchObject({ kind: 'found', kept: { end: 63 } });
  });
});

describe('the session of a page that is left at once', () => {
  it('is there at the next visit, until a later one is stored', async () => {
    const { name, connection } = await storeWork();
    const page = await openPage(name);
    await page.saving.retry();
    page.store.setState(({ session }) => ({ session: { ...session, workspace: 'schematics' } }));
    window.dispatchEvent(new Event('pagehide'));
    expect((await new Saving(name).open()).session?.workspace).toBe('schematics');

    page.store.setState(({ session }) => ({ session: { ...session, workspace: 'city' } }));
    await page.saving.retry();
    expect(leftSession(connection)).toBeNull();
    expect((await new Saving(name).open()).session?.workspace).toBe('city');
  });

  it('is left out when it is nonsense', async () => {
    const { name } = await storeWork();
    const page = await openPage(name);
    await page.saving.retry();
    for (const left of [
      '{"workspace":"schematics"',
      '7',
      '{"workspace":"moon","schematic":null,"kind":""}',
    ]) {
      localStorage.setItem(`${name}-left-session`, left);
      expect((await new Saving(name).open()).session?.workspace).toBe('city');
    }
  });
});
