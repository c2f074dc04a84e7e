import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addSchematic } from '../../../src/app/library/library-edits.ts';
import { CrashGuard } from '../../../src/app/shell/CrashGuard.tsx';
import { edit } from '../../../src/app/store/store.ts';
import { StoreProvider, useApp } from '../../../src/app/store/context.tsx';
import { plainStore } from '../../support/documents.ts';

/** Breaks as long as the library holds a schematic with the id `bad`. */
function Fragile() {
  const broken = useApp((state) => Object.hasOwn(state.document.schematics, 'bad'));
  if (broken) throw new Error('bad is bad');
  return <p>All is well</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what breaks while it is drawn is told, and undoing the last step goes on', () => {
  // React tells of caught errors on the console; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = plainStore();
  edit(store, 'New', (draft) => addSchematic(draft, 'bad', 'Bad', null));
  render(
    <MantineProvider>
      <StoreProvider store={store}>
        <CrashGuard store={store}>
          <Fragile />
        </CrashGuard>
      </StoreProvider>
    </MantineProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('bad is bad');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain('bad is bad');
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last step and go on' }));
  expect(screen.getByText('All is well').textContent).toBe('All is well');
  expect(screen.queryByRole('alert')).toBeNull();
});
