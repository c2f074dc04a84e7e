import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument, checkStep } from '../../../../src/app/features/storage/check-document.ts';
import { MisfitError } from '../../../../src/app/features/storage/check.ts';
import { assemble, type StoredParts } from '../../../../src/app/features/storage/read-work.ts';
import { STORED_FORM, type WorkRecord } from '../../../../src/app/features/storage/stored.ts';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import { addSchematic } from '../../../../src/app/document/library-edits.ts';
import { edit, undoStep } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

/** A work of three steps, the last undone, as a database holds it. */
function storedWork() {
  const store = plainStore();
  const snapshot = structuredClone(store.getState().document);
  edit(store, 'New schematic', (draft) => addSchematic(draft, 'one', 'One', null));
  edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 77));
  const { document } = store.getState();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  undoStep(store);
  const { timeline } = store.getState();
  const record: WorkRecord = {
    form: STORED_FORM,
    revision: 4,
    first: 0,
    position: 2,
    end: 3,
    snapshot: 0,
    savedAt: 1,
  };
  const steps = structuredClone(timeline.slice(0, 3)) as unknown[];
  return { record, snapshot: snapshot as unknown, steps, document };
}

function parts({
  record,
  snapshot,
  steps,
}: {
  record: unknown;
  snapshot: unknown;
  steps: readonly unknown[];
}): StoredParts {
  const numbered = steps.map((step, number) => [number, step] as const);
  return {
    record,
    snapshot,
    steps: (from, to) =>
      Promise.resolve(new Map(numbered.filter(([number]) => number >= from && number < to))),
    allSteps: () => Promise.resolve(numbered),
  };
}

describe('stored work', () => {
  it('is read to where it was left, with its history', async () => {
    const { document, ...stored } = storedWork();
    const found = await assemble(7, parts(stored), null);
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(found).toMatchObject({ work: 7, revision: 4, kept: { first: 0, end: 3, snapshot: 0 } });
    expect(found.document).toEqual(document);
    expect(found.timeline.past.map(({ label }) => label)).toEqual(['New schematic', 'Change seed']);
    expect(found.timeline.future.map(({ label }) => label)).toEqual(['Clear']);
  });

  it('of a newer form is not touched', async () => {
    const stored = storedWork();
    const record = { ...stored.record, form: STORED_FORM + 1 };
    expect(await assemble(7, parts({ ...stored, record }), null)).toEqual({ kind: 'newer' });
  });

  it('whose last step is damaged keeps all before it, and says what is missing', async () => {
    const { document, ...stored } = storedWork();
    const found = await assemble(7, parts({ ...stored, steps: [...stored.steps.slice(0, 2), null] }), null);
    if (found.kind !== 'damaged') throw new Error(found.kind);
    expect(found.document).toEqual(document);
    expect(found.timeline.past.map(({ label }) => label)).toEqual(['New schematic', 'Change seed']);
    expect(found.losses).toEqual([
      'The last 1 of 3 steps of the history could not be kept (step 3: step: expected a record).',
    ]);
  });

  it('whose steps do not belong together goes as far as they do', async () => {
    const stored = storedWork();
    const [first, second, third] = stored.steps as [{ inverse: { value: unknown }[] }, unknown, unknown];
    const bent = structuredClone(first);
    bent.inverse = [];
    const found = await assemble(7, parts({ ...stored, steps: [bent, second, third] }), null);
    expect(found).toMatchObject({
      kind: 'damaged',
      document: stored.snapshot,
      timeline: { first: 0, end: 0 },
    });
    const misplaced = { ...bent, patches: [{ op: 'replace', path: ['no', 'where'] }] };
    const wrong = await assemble(7, parts({ ...stored, steps: [misplaced, second, third] }), null);
    expect(wrong).toMatchObject({ kind: 'damaged', why: expect.stringContaining('no.where') as string });
  });

  it('with anything else in place of any part is read or refused, and never a surprise', async () => {
    const stored = storedWork();
    // A database always has a list of steps.
    const paths = placesIn(stored).filter((path) => path.join() !== 'steps');
    const anything = fc.oneof(fc.jsonValue(), fc.nat(6), fc.constantFrom(999_999, 1_000_004, 2 ** 53 - 1));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), anything, async (path, junk) => {
        const broken = structuredClone({
          record: stored.record,
          snapshot: stored.snapshot,
          steps: stored.steps,
        });
        put(broken, path, junk);
        const found = await assemble(7, parts(broken), null);
        if (found.kind === 'found') expect(checkDocument(found.document)).toBe(found.document);
        else if (found.kind === 'damaged') {
          expect(found.losses.join()).not.toBe('');
          if (found.document) expect(checkDocument(found.document)).toBe(found.document);
        } else expect(found.kind).toBe('newer');
      }),
      {
        numRuns: 500,
        // A note can be well formed and yet not what the steps show.
        examples: [
          [['record', 'savedAt'], 0.5],
          ...['first', 'position', 'end', 'snapshot'].flatMap((note) =>
            Array.from({ length: 12 }, (_, number): [string[], number] => [['record', note], number]),
          ),
        ],
      },
    );
  });
});

describe('the check of a document', () => {
  it('passes what the app makes, also an empty schematic and an empty library', () => {
    expect(() => checkDocument(builtInDocument())).not.toThrow();
    const store = plainStore();
    edit(store, 'New', (draft) => addSchematic(draft, 'empty', '', null));
    expect(() => checkDocument(store.getState().document)).not.toThrow();
    edit(store, 'Clear', (draft) => {
      draft.schematics = {};
      draft.order = [];
      draft.kinds = [];
    });
    expect(() => checkDocument(store.getState().document)).not.toThrow();
  });

  it('says where it found what it did not expect', () => {
    const document = structuredClone(plainStore().getState().document) as unknown as {
      order: string[];
      schematics: Record<string, { hexes: Record<string, unknown[]> }>;
    };
    document.schematics['single']!.hexes['0,0'] = ['house', null, null, 3, null, null];
    expect(() => checkDocument(document)).toThrow(
      new MisfitError('document.schematics.single.hexes.0,0[3]: expected an id'),
    );
    const [first, ...rest] = plainStore().getState().document.order;
    expect(() => checkDocument({ ...plainStore().getState().document, order: [...rest, 'gone'] })).toThrow(
      'document.order: expected the ids of all schematics',
    );
    expect(() =>
      checkDocument({ ...plainStore().getState().document, order: [...rest, first, first] }),
    ).toThrow(MisfitError);
    expect(() =>
      checkStep({ label: 'x', patches: [{ op: 'test', path: [] }], inverse: [], bytes: 0 }, 'step'),
    ).toThrow('step.patches[0].op: expected one of add, remove, replace');
  });
});

type Path = readonly (string | number)[];

/** Every place in a value, down to a few of each list. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Object.keys(value).slice(0, 12);
  const inside = keys.flatMap((key) => placesIn((value as Record<string, unknown>)[key], [...at, key]));
  return at[0] === 'document' || at.length === 0
    ? inside.filter(([root]) => root !== 'document')
    : [at, ...inside];
}

function put(value: unknown, path: Path, junk: unknown): void {
  let node = value as Record<string, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  node[path.at(-1)!] = junk;
}
