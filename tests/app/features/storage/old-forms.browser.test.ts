import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { listAside } from '../../../../src/app/features/storage/aside-works.ts';
import { Saving } from '../../../../src/app/features/storage/saving.ts';
import { createAppStore, goToStep } from '../../../../src/app/store/store.ts';
import text from './stored/form-1.json?raw';

/** The records of each store, by key. */
type Stored = Readonly<
  Record<(typeof STORES)[number], readonly (readonly [key: IDBValidKey, value: unknown])[]>
>;

const form1 = JSON.parse(text) as Stored;

const STORES = ['desk', 'works', 'snapshots', 'steps'] as const;

const name = `old-${performance.timeOrigin}`;
let saving: Saving | undefined;

afterEach(async () => {
  (await saving?.database())?.close();
  await deleteDB(name);
});

it('a database of form 1 opens whole, with its history, its session and what was set aside', async () => {
  const written = await openDB(name, 1, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
    },
  });
  for (const store of STORES) for (const [key, value] of form1[store]) await written.put(store, value, key);
  written.close();

  saving = new Saving(name);
  const opened = await saving.open();
  expect(saving.state.getState().notice).toBeNull();
  expect(opened.session).toEqual({ workspace: 'schematics', schematic: 'one', kind: 'house' });
  const store = createAppStore(opened.document!);
  store.setState({ timeline: opened.timeline });
  expect(store.getState().document).toMatchObject({
    recipe: { seed: 77 },
    schematics: { one: { name: 'One' } },
  });
  expect(store.getState().timeline).toMatchObject({ first: 0, position: 2, end: 3 });
  goToStep(store, 0);
  expect(store.getState().document).toEqual(form1.snapshots[1]![1]);
  goToStep(store, 3);
  expect(store.getState().timeline.position).toBe(3);
  expect(await listAside(await saving.database())).toMatchObject([
    { work: 1_749_999_991_000, because: 'It could not be drawn.' },
  ]);
});
