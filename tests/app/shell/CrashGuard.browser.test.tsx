import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSchematic } from '../../../src/app/document/library-edits.ts';
import { CrashGuard } from '../../../src/app/shell/CrashGuard.tsx';
import { toCity } from '../../../src/app/document/document.ts';
import { readCity } from '../../../src/formats/city/read.ts';
import { listAside } from '../../../src/app/features/storage/aside-works.ts';
import { ownWorkOf } from '../../../src/app/features/storage/own-work.ts';
import { Saving } from '../../../src/app/features/storage/saving.ts';
import { edit, type AppStore } from '../../../src/app/store/store.ts';
import { StoreProvider, useApp } from '../../../src/app/store/context.tsx';
import { plainStore } from '../../support/documents.ts';

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

/** The text of the file that pressing a button saves, and its name. */
async function savedBy(button: string): Promise<{ readonly name: string; readonly text: string }> {
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
  return { name: names[0]!, text: await blobs[0]!.text() };
}

test('the city is saved as a file', async () => {
  const { name, text } = await savedBy('Save the city');
  expect(name).toBe('city.json');
  const read = readCity(text);
  expect(read.ok && read.value.placements.length).toBe(
    toCity(store.getState().document.city).placements.length,
  );
});

test('a city that contradicts itself is saved with everything else, as raw data', async () => {
  edit(store, 'Sink', (draft) => void (draft.city.land = []));
  const { name, text } = await savedBy('Save the city');
  expect(name).toBe('sixfold-everything.json');
  expect(screen.getByRole('status').textContent).toContain('The city cannot be written as a file');
  expect(JSON.parse(text)).toMatchObject({ page: { document: { city: { land: [] } } }, stored: [] });
});

test('all that is stored is saved, also works that are not open', async () => {
  await saving.retry();
  const { name, text } = await savedBy('Save everything');
  expect(name).toBe('sixfold-everything.json');
  const { stored } = JSON.parse(text) as { readonly stored: readonly object[] };
  expect(stored).toMatchObject([{ document: { order: store.getState().document.order } }]);
});
