import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSchematic } from '../../../src/app/document/library-edits.ts';
import { CrashGuard } from '../../../src/app/shell/CrashGuard.tsx';
import { toCity } from '../../../src/app/document/document.ts';
import { readCity } from '../../../src/formats/city/read.ts';
import { listAside } from '../../../src/app/features/storage/aside-works.ts';
import { addBackup } from '../../../src/app/features/storage/backup/add-backup.ts';
import { ownWorkOf } from '../../../src/app/features/storage/own-work.ts';
import { Saving } from '../../../src/app/features/storage/saving.ts';
import { edit, type AppStore } from '../../../src/app/store/store.ts';
import { StoreProvider, useApp } from '../../../src/app/store/context.tsx';
import { ownDatabases } from '../../support/databases.ts';
import { plainStore } from '../../support/documents.ts';

const { connect } = ownDatabases();

/** Breaks as long as the library holds a schematic with the id `bad`. */
function Fragile() {
  const broken = useApp((state) => Object.hasOwn(state.document.schematics, 'bad'));
  if (broken) throw new Error('bad is bad');
  return <p>All is well</p>;
}

let store: AppStore;
let saving: Saving;

beforeEach(async () => {
  // React tells of caught errors on the console; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store = plainStore();
  saving = new Saving(`crash-${performance.now()}`);
  await saving.open();
  saving.follow(store);
  edit(store, 'New', (draft) => addSchematic(draft, 'bad', 'Bad', null));
  render(
    <MantineProvider>
      <StoreProvider store={store}>
        <CrashGuard work={ownWorkOf(store, saving)}>
          <Fragile />
        </CrashGuard>
      </StoreProvider>
    </MantineProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what breaks while it is drawn is told, and undoing the last step goes on', () => {
  expect(screen.getByRole('alert').textContent).toContain('bad is bad');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain('bad is bad');
  fireEvent.click(screen.getByRole('button', { name: 'Undo last step' }));
  expect(screen.getByText('All is well').textContent).toBe('All is well');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what cannot be drawn is set aside, also in the browser, and the app starts over', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await screen.findByText('All is well')).toBeVisible();
  expect(store.getState().timeline.end).toBe(0);
  const aside = await listAside(await saving.database());
  expect(aside).toMatchObject([{ because: 'It could not be drawn.' }]);
  await saving.openAside(aside[0]!.work);
  expect(await screen.findByRole('alert')).toHaveTextContent('bad is bad');
});

/** The file that pressing a button saves, and its name. */
async function savedBy(button: string): Promise<{ readonly name: string; readonly file: Blob }> {
  const blobs: Blob[] = [];
  const makeUrl = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return makeUrl(blob);
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await expect.poll(() => screen.getByRole('status').textContent).toContain('saved as');
  return { name: names[0]!, file: blobs[0]! };
}

test('the city is saved as a file', async () => {
  const { name, file } = await savedBy('Save the city');
  expect(name).toBe('city.json');
  const read = readCity(await file.text());
  expect(read.ok && read.value.placements.length).toBe(
    toCity(store.getState().document.city).placements.length,
  );
});

/** The works that a backup holds, which is opened in an empty browser. */
async function worksOf(file: Blob) {
  const there = connect();
  const database = await there.get();
  await addBackup(database, new Uint8Array(await file.arrayBuffer()));
  return { works: await database.getAllKeys('works'), documents: await database.getAll('snapshots') };
}

test('a city that contradicts itself is saved with everything else, as it is', async () => {
  edit(store, 'Sink', (draft) => void (draft.city.land = []));
  const { name, file } = await savedBy('Save the city');
  expect(name).toMatch(/^sixfold-backup-[\d-]+\.zip$/);
  expect(screen.getByRole('status').textContent).toContain('The city cannot be written as a file');
  expect((await worksOf(file)).documents).toMatchObject([{ city: { land: [] } }]);
});

test('all that is stored is saved, also works that are not open', async () => {
  await saving.retry();
  const { file } = await savedBy('Save everything');
  const { order } = store.getState().document;
  expect((await worksOf(file)).documents).toMatchObject([{ order }, { order }]);
});
