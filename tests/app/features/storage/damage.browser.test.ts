import { describe, expect, it, vi } from 'vitest';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { addSchematic } from '../../../../src/app/document/library-edits.ts';
import { listAside } from '../../../../src/app/features/storage/aside-works.ts';
import { checkDocument } from '../../../../src/app/features/storage/check-document.ts';
import type { PackedChunk } from '../../../../src/app/features/storage/packed-chunk.ts';
import * as packing from '../../../../src/app/features/storage/stored-form.ts';
import type { WorkDatabase } from '../../../../src/app/features/storage/connection.ts';
import { readDesk } from '../../../../src/app/features/storage/read-work.ts';
import { Saving } from '../../../../src/app/features/storage/saving.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import type { Document } from '../../../../src/app/document/document.ts';
import { createAppStore, edit, goToStep, undoStep } from '../../../../src/app/store/store.ts';
import { ownDatabases } from '../../../support/databases.ts';
import { plainStore } from '../../../support/documents.ts';

const { connect } = ownDatabases();

const STEPS = 12;

/** A work of twelve steps, two of them undone, the document stored whole in their middle. */
async function storeWork(form: Corruption['form']) {
  const connection = connect();
  const { name } = connection;
  const writer = new Writer(connection);
  if (form === 'packed') writer.packing = packing;
  writer.startAnew();
  const store = plainStore();
  for (let step = 0; step < STEPS; step++) {
    if (step % 4 === 3)
      edit(store, `New ${step}`, (draft) => addSchematic(draft, `one-${step}`, 'One', null));
    else edit(store, `Seed ${step}`, (draft) => void (draft.recipe.seed = 100 + step));
    if (step >= 5) await writer.write(store.getState(), 1_700_000_000_000 + step);
  }
  const database = await connection.get();
  undoStep(store);
  undoStep(store);
  await writer.write(store.getState(), 1_700_000_000_100);
  return { name, database, work: writer.work, document: store.getState().document };
}

/** All that is stored, as it stands. */
async function dump(database: WorkDatabase) {
  const read = async (store: 'works' | 'snapshots' | 'steps') => {
    const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
    return keys.map((key, index) => [key, values[index]] as const);
  };
  return { works: await read('works'), snapshots: await read('snapshots'), steps: await read('steps') };
}

/** Opens the app's storage as a page does, and waits until it has nothing left to store. */
async function openPage(name: string) {
  const saving = new Saving(name);
  connect(name);
  const { document, timeline } = await saving.open();
  const store = document ? createAppStore(document) : plainStore();
  store.setState({ timeline });
  saving.follow(store);
  // At once, not when the timer of saves comes to it.
  await saving.retry();
  await expect.poll(() => saving.state.getState().status.kind).not.toBe('saving');
  return { document, store, notice: saving.state.getState().notice };
}

type Store = 'works' | 'snapshots' | 'steps';
type Members = Record<string, unknown>;

/** One way to damage a stored work, and what has to be kept of it. */
interface Corruption {
  readonly name: string;
  readonly damage: (database: WorkDatabase, work: number) => Promise<unknown>;
  /** Least number of steps that have to be kept; all when absent. */
  readonly steps?: number;
  /** Whether the document has to be the one that was left. */
  readonly isSame?: boolean;
  /** The form of the work; absent for one that is not packed. */
  readonly form?: 'packed';
  /** Number of placements of the city that may be lost. */
  readonly lost?: number;
}

const at = (store: Store, work: number, step: number) => (store === 'steps' ? [work, step] : work) as never;

/** Puts a value in place of what is stored, or of a member of it. */
function replace(store: Store, path: readonly string[], value: unknown, step = 0): Corruption['damage'] {
  return async (database, work) => {
    const key = at(store, work, step);
    if (path.length === 0) return database.put(store, value, key);
    const root: unknown = await database.get(store, key);
    let node = root as Members;
    for (const name of path.slice(0, -1)) node = node[name] as Members;
    if (value === undefined) delete node[path.at(-1)!];
    else node[path.at(-1)!] = value;
    return database.put(store, root, key);
  };
}

function show(value: unknown): string {
  return (
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? String(one) : one)) ?? 'nothing'
  );
}

const NOTES = ['revision', 'first', 'position', 'end', 'snapshot', 'savedAt'] as const;
const BAD_NOTES = [undefined, null, 'x', -1, 1.5, NaN, {}] as const;

const BAD_PARTS: readonly (readonly [path: readonly string[], value: unknown])[] = [
  [['kinds'], undefined],
  [['kinds'], {}],
  [['kinds', '0', 'color'], 'bad'],
  [['kinds', '0', 'glyph'], '~'],
  [['kinds', '0', 'footprint'], 'round'],
  [['kinds', '0', 'id'], 'No Id'],
  [['schematics'], null],
  [['schematics', 'single', 'name'], 7],
  [['schematics', 'single', 'id'], 'pair'],
  [
    ['schematics', 'single', 'hexes', '1000000000,0'],
    ['house', null, null, null, null, null],
  ],
  [['schematics', 'single', 'hexes', '0,0'], ['house']],
  [
    ['schematics', 'single', 'hexes', '00,0'],
    ['house', null, null, null, null, null],
  ],
  [['schematics', 'single', 'tags'], [null]],
  [['order'], ['single']],
  [['order'], 'single'],
  [['recipe'], null],
  [['recipe', 'seed'], -1],
  [['recipe', 'land'], { shape: 'torus' }],
  [['recipe', 'fill', 'coverage'], 2],
  [['recipe', 'schematics'], [7]],
  [['groupColors'], { town: 'blue' }],
  [['city'], null],
  [['city', 'engine'], 1],
  [['city', 'recipe'], 5],
  [['city', 'kinds'], [null]],
  [['city', 'land'], [{ r: 0, q: 0, count: -3 }]],
  [['city', 'land'], [{ r: 0, q: 0, count: 1e9 }]],
  [
    ['city', 'land'],
    [
      { r: 0, q: 0, count: 3 },
      { r: 0, q: 1, count: 3 },
    ],
  ],
  [['city', 'districts'], [{ id: 1, group: 'a', rows: [{ r: 99, q: 0, count: 1 }] }]],
  [['city', 'districts'], [{ id: 0, group: 'a', rows: [] }]],
  [['city', 'schematics'], {}],
  [['city', 'placements'], []],
  [['city', 'placements', '0', '1', 'q'], 50],
  [['city', 'placements', '0', '1', 'q'], 1e9],
  [['city', 'placements', '0', '1', 'rotation'], 7],
  [['city', 'placements', '0', '1', 'schematic'], 'gone'],
  [['city', 'placements', '0', '1', 'id'], 2],
  [['city', 'placements', '0', '1', 'shift'], null],
  [['city', 'meta'], 5],
];

/** The part of a stored document that is packed. */
interface PackedDocument {
  readonly city: { readonly placements: Record<number, PackedChunk> };
}

/** Puts a number into a row of a packed chunk, by default the third, which the chunk has. */
function row(at: number, value: number, number = 2): (chunk: PackedChunk) => PackedChunk {
  return (chunk) => {
    chunk.rows[4 * number + at] = value;
    return chunk;
  };
}

/** Packed placements that are none, and how many of the city's may be lost: all where absent. */
const BAD_ROWS: readonly {
  readonly name: string;
  readonly bad: (chunk: PackedChunk) => unknown;
  readonly lost?: number;
}[] = [
  { name: 'an id is that of no placement', bad: row(0, 8 * 256), lost: 1 },
  { name: 'an id is that of the row before', bad: row(0, 2 + 8 * 256), lost: 1 },
  { name: 'a schematic is none of the list', bad: row(1, 99), lost: 1 },
  { name: 'a schematic is before the list', bad: row(1, -1), lost: 1 },
  { name: 'a coordinate is off the land', bad: row(2, 50), lost: 1 },
  { name: 'a coordinate is as large as can be', bad: row(3, 0x7fff), lost: 1 },
  { name: 'a rotation is 7', bad: row(0, 3 + 256 * (7 + 8)), lost: 1 },
  { name: 'a shift is 2', bad: row(0, 3 + 256 * 3 * 8), lost: 1 },
  { name: 'a pose is negative', bad: row(0, 3 - 256), lost: 1 },
  { name: 'the number is of another chunk', bad: (chunk) => ({ ...chunk, number: 1 }), lost: 0 },
  { name: 'the number is none', bad: (chunk) => ({ ...chunk, number: 0.5 }) },
  { name: 'the number is missing', bad: (chunk) => ({ ...chunk, number: undefined }) },
  {
    name: 'the last row is cut off',
    bad: ({ rows, ...rest }) => ({ ...rest, rows: rows.slice(0, -3) }),
    lost: 1,
  },
  { name: 'a schematic is no text', bad: (chunk) => ({ ...chunk, schematics: [7, null] }) },
  { name: 'the schematics are missing', bad: (chunk) => ({ ...chunk, schematics: undefined }) },
  { name: 'the rows are a list', bad: ({ rows, ...rest }) => ({ ...rest, rows: [...rows] }) },
  {
    name: 'the rows are other numbers',
    bad: ({ rows, ...rest }) => ({ ...rest, rows: new Float64Array(rows) }),
  },
  { name: 'the rows are missing', bad: (chunk) => ({ ...chunk, rows: undefined }) },
  { name: 'the chunk is only its rows', bad: ({ rows }) => rows },
];

/** Values in place of a step, or of a member of it; the steps on one side of it are kept. */
const BAD_STEPS: readonly (readonly [path: readonly string[], value: unknown])[] = [
  [[], null],
  [[], 7],
  [['patches'], null],
  [['patches'], [null]],
  [['patches'], [{ op: 'replace', path: ['no', 'where'], value: 1 }]],
  [['patches'], [{ op: 'replace', path: ['kinds'], value: 'none' }]],
  [['patches'], [{ op: 'replace', path: [], value: null }]],
  [['inverse'], undefined],
  [['inverse'], []],
  [['label'], 9],
];

const CORRUPTIONS: readonly Corruption[] = [
  ...NOTES.flatMap((note) =>
    BAD_NOTES.map((value) => ({
      name: `note ${note} is ${show(value)}`,
      damage: replace('works', [note], value),
      isSame: note !== 'position',
    })),
  ),
  { name: 'form is 0', damage: replace('works', ['form'], 0), isSame: true },
  { name: 'form is missing', damage: replace('works', ['form'], undefined), isSame: true },
  { name: 'the record is null', damage: replace('works', [], null) },
  { name: 'the record is a text', damage: replace('works', [], 'work') },
  { name: 'the record is missing', damage: (database, work) => database.delete('works', work) },
  { name: 'the position is beyond the end', damage: replace('works', ['position'], 99) },
  { name: 'the position is elsewhere in the history', damage: replace('works', ['position'], 3) },
  { name: 'the document is said to stand elsewhere', damage: replace('works', ['snapshot'], 9) },
  {
    name: 'first and end are swapped',
    damage: async (database, work) => {
      const record = (await database.get('works', work))!;
      await database.put('works', { ...record, first: record.end, end: record.first }, work);
    },
    isSame: true,
  },
  { name: 'the desk names no work', damage: (database) => database.delete('desk', 'work'), isSame: true },
  {
    name: 'the desk names a work that is not there',
    damage: (database) => database.put('desk', 4, 'work'),
    isSame: true,
  },
  {
    name: 'the desk names a text',
    damage: (database) => database.put('desk', 'x' as never, 'work'),
    isSame: true,
  },
  {
    name: 'the session is nonsense',
    damage: (database) => database.put('desk', [7] as never, 'session'),
    isSame: true,
  },
  {
    name: 'the notes on what is aside are nonsense',
    damage: (database) => database.put('desk', 7, 'aside'),
    isSame: true,
  },
  {
    name: 'a name of the document has 3,000,000 characters',
    damage: replace('snapshots', ['schematics', 'single', 'name'], 'ö'.repeat(3_000_000)),
  },
  { name: 'the document is null', damage: replace('snapshots', [], null), steps: 0 },
  { name: 'the document is a list', damage: replace('snapshots', [], [1, 2]), steps: 0 },
  {
    name: 'the document is missing',
    damage: (database, work) => database.delete('snapshots', work),
    steps: 0,
  },
  ...BAD_PARTS.map(([path, value]) => ({
    name: `${path.join('.')} of the document is ${show(value)}`,
    damage: replace('snapshots', path, value),
    steps: 0,
  })),
  ...BAD_ROWS.map(({ name, bad, lost }) => ({
    name: `packed placements: ${name}`,
    damage: async (database: WorkDatabase, work: number) => {
      const document = (await database.get('snapshots', work)) as PackedDocument;
      document.city.placements[0] = bad(document.city.placements[0]!) as PackedChunk;
      await database.put('snapshots', document, work);
    },
    steps: 0,
    form: 'packed' as const,
    lost,
  })),
  ...[0, 6, STEPS - 1].flatMap((step) =>
    BAD_STEPS.map(([path, value]) => ({
      name: `${['step', step, ...path].join('.')} is ${show(value)}`,
      damage: replace('steps', path, value, step),
      steps: step === 6 ? 4 : STEPS - 1,
    })),
  ),
  { name: 'the size of a step is nonsense', damage: replace('steps', ['bytes'], -5, 3), isSame: true },
  ...[0, 6, STEPS - 1].map((step) => ({
    name: `step ${step} is missing`,
    damage: (database: WorkDatabase, work: number) => database.delete('steps', [work, step]),
    steps: step === 6 ? 4 : STEPS - 1,
  })),
  {
    name: 'two steps are swapped',
    damage: async (database, work) => {
      const [a, b] = await Promise.all([database.get('steps', [work, 4]), database.get('steps', [work, 5])]);
      await database.put('steps', b, [work, 4]);
      await database.put('steps', a, [work, 5]);
    },
    steps: 4,
  },
  { name: 'all steps are missing', damage: (database) => database.clear('steps'), steps: 0 },
];

describe('a stored work with one thing wrong', () => {
  it('is one of at least 75', () => {
    expect(CORRUPTIONS.length).toBeGreaterThanOrEqual(75);
  });

  it.each(CORRUPTIONS)(
    'opens, keeps the original, and says so: $name',
    async ({ damage, steps, isSame, form, lost }) => {
      const { name, database, work, document } = await storeWork(form);
      await damage(database, work);
      const before = await dump(database);

      const page = await openPage(name);
      const shown: Document = page.store.getState().document;
      expect(checkDocument(shown)).toBe(shown);
      if (isSame) expect(shown).toEqual(document);
      if (lost !== undefined)
        expect(fromChunks(shown.city.placements)).toHaveLength(
          fromChunks(document.city.placements).length - lost,
        );
      // What was kept is stored whole. Looked at before anything else is done, which would be stored in its turn.
      const found = await readDesk(database);
      expect(found.kind).toBe(page.document ? 'found' : 'empty');
      if (found.kind === 'found') expect(found.document).toEqual(shown);

      const { timeline } = page.store.getState();
      expect(timeline.end - timeline.first).toBeGreaterThanOrEqual(steps ?? STEPS);
      const isWhole = timeline.end - timeline.first === STEPS;
      if (!isWhole) expect(page.notice).not.toBeNull();
      // All steps that were kept can be taken back and done again.
      for (const position of [timeline.first, timeline.end]) {
        goToStep(page.store, position);
        expect(() => checkDocument(page.store.getState().document)).not.toThrow();
      }

      // Nothing that was stored is another.
      const after = await dump(database);
      for (const store of ['works', 'snapshots', 'steps'] as const)
        for (const entry of before[store]) expect(after[store]).toContainEqual(entry);
      const isAside = (await listAside(database)).some((aside) => aside.work === work);
      expect(isAside || isWhole).toBe(true);
    },
  );
});

describe('a damaged work in a browser that is full', () => {
  it('opens all the same', async () => {
    const { name, database, work } = await storeWork(undefined);
    await replace('works', ['savedAt'], 'x')(database, work);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    const page = await openPage(name);
    vi.restoreAllMocks();
    expect(page.store.getState().timeline.end).toBe(STEPS);
    expect(page.notice).toContain('time of saving');
  });
});
