import fc from 'fast-check';
import { expect, it } from 'vitest';
import { duplicateCity, newCityId } from '../../../../src/app/document/cities.ts';
import { editChunks, fromChunks, toChunks } from '../../../../src/app/document/chunked.ts';
import type { CityDocument } from '../../../../src/app/document/document.ts';
import { goTo } from '../../../../src/app/document/timeline.ts';
import { isPackingKnown } from '../../../../src/app/features/storage/packed-chunk.ts';
import { readDesk } from '../../../../src/app/features/storage/read-work.ts';
import * as packing from '../../../../src/app/features/storage/stored-form.ts';
import { Writer } from '../../../../src/app/features/storage/writer.ts';
import { openCity } from '../../../../src/app/store/open-city.ts';
import { edit, editByPatches, redoStep, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { ownDatabases } from '../../../support/databases.ts';
import { plainStore } from '../../../support/documents.ts';

const { connect } = ownDatabases();

type Edit = (store: AppStore, number: number) => void;

const placementsOf = (store: AppStore) => fromChunks(store.getState().document.city.placements);

/** Edits that put placements into a step, or into a document, in every way. */
const EDITS: Readonly<Record<string, Edit>> = {
  'the whole city': (store, number) =>
    edit(store, 'Generate', (draft) => {
      const { city } = store.getState().document;
      const rest: CityDocument = { ...city, placements: toChunks(placementsOf(store).slice(number % 4)) };
      draft.city = structuredClone(rest) as typeof draft.city;
    }),
  'all placements': (store, number) =>
    edit(store, 'Clear', (draft) => {
      draft.city.placements = toChunks(placementsOf(store).slice(0, number));
    }),
  'a chunk': (store) =>
    editByPatches(store, 'Lock', ({ city }) =>
      editChunks(city.placements, ['city', 'placements'], {
        set: fromChunks(city.placements).map((one) => ({ ...one, locked: !one.locked })),
      }),
    ),
  'one placement': (store, number) =>
    editByPatches(store, 'Delete', ({ city }) =>
      editChunks(city.placements, ['city', 'placements'], {
        removed: fromChunks(city.placements)
          .slice(number % 9, (number % 9) + 1)
          .map(({ id }) => id),
      }),
    ),
  'another city': (store) => {
    const { document } = store.getState();
    const from = document.cities?.open ?? 'city-1';
    edit(store, 'Duplicate', (draft) => duplicateCity(draft, document, from, newCityId(document)));
  },
  'the open city': (store, number) => {
    const { cities } = store.getState().document;
    if (cities) openCity(store, cities.list[number % cities.list.length]!.id);
  },
  undo: (store) => undoStep(store),
  redo: (store) => redoStep(store),
};

it('any work that is stored and read again is equal, with its history, and its placements are packed', async () => {
  const names = fc.constantFrom(...Object.keys(EDITS));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(names, fc.nat(50), fc.boolean()), { minLength: 1, maxLength: 12 }),
      async (edits) => {
        const connection = connect();
        const database = await connection.get();
        const writer = new Writer(connection);
        writer.packing = packing;
        writer.startAnew();
        const store = plainStore();
        let now = 0;
        for (const [name, number, isSaved] of edits) {
          EDITS[name]!(store, number);
          if (isSaved) await writer.write(store.getState(), ++now);
        }
        await writer.write(store.getState(), ++now);

        const { document, timeline } = store.getState();
        const found = await readDesk(database);
        if (found.kind !== 'found') throw new Error(found.kind);
        expect(found.document).toStrictEqual(document);
        expect(found.timeline.slice(0, timeline.end)).toStrictEqual(timeline.slice(0, timeline.end));
        for (const position of [timeline.first, timeline.end])
          expect(goTo(found.document, found.timeline, position).value).toStrictEqual(
            goTo(document, timeline, position).value,
          );
        const all = [...(await database.getAll('snapshots')), ...(await database.getAll('steps'))];
        expect(JSON.stringify(all)).toContain('"rows":{');
        // Of placements that stand in a document or in a chunk of a step none is an object.
        for (const snapshot of await database.getAll('snapshots'))
          expect(JSON.stringify(snapshot)).not.toContain('"locked"');
      },
    ),
    { numRuns: 40 },
  );
});

it('a work is packed beforehand while the page goes on, and then written at once', async () => {
  const connection = connect();
  const writer = new Writer(connection);
  writer.packing = packing;
  writer.startAnew();
  const store = plainStore();
  EDITS['all placements']!(store, 40);
  await writer.prepare(store.getState());
  const { placements } = store.getState().document.city;
  for (const chunk of Object.values(placements)) expect(isPackingKnown(chunk)).toBe(true);
  EDITS['a chunk']!(store, 0);
  await writer.write(store.getState(), 1);
  const found = await readDesk(await connection.get());
  expect(found).toMatchObject({ kind: 'found', document: store.getState().document });
});
