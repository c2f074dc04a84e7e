import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSchematic } from '../../../src/app/library/library-edits.ts';
import { CrashGuard } from '../../../src/app/shell/CrashGuard.tsx';
import { listAside } from '../../../src/app/storage/aside.ts';
import { Saving } from '../../../src/app/storage/saving.ts';
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
        <CrashGuard store={store} saving={saving}>
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
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last step and go on' }));
  expect(screen.getByText('All is well').textContent).toBe('All is well');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what cannot be drawn is set aside, also in the browser, and the app starts over', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Set this work aside and start over' }));
  expect(await screen.findByText('All is well')).toBeVisible();
  expect(store.getState().timeline.end).toBe(0);
  const aside = await listAside(await saving.database());
  expect(aside).toMatchObject([{ because: 'It could not be drawn.' }]);
  await saving.openAside(aside[0]!.work);
  expect(await screen.findByRole('alert')).toHaveTextContent('bad is bad');
});
