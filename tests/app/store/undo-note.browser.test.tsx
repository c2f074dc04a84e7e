import { Notifications } from '@mantine/notifications';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteSchematics } from '../../../src/app/features/library/library-actions.ts';
import { showUndoNote } from '../../../src/app/store/undo-note.tsx';
import { redoStep, setSession, undoStep } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace } from '../../support/workspace.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('stays no longer than there is something to take back', async () => {
  const store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <Notifications />);
  deleteSchematics(store, ['pair'], null);
  await screen.findByRole('alert');
  undoStep(store);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  redoStep(store);
  expect(store.getState().document.schematics).not.toHaveProperty('pair');
});

it('has its whole time when it comes in place of another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <Notifications />);
  showUndoNote(store, 'One was deleted.', () => {});
  await vi.waitFor(() => expect(screen.getByText('One was deleted.')).toBeVisible());
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
  expect(screen.getByText('One was deleted.')).toBeVisible();
  showUndoNote(store, 'Another was deleted.', () => {});
  await vi.waitFor(() => expect(screen.getByText('Another was deleted.')).toBeVisible());
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
  expect(screen.queryByText('One was deleted.')).toBeNull();
  expect(screen.getByText('Another was deleted.')).toBeVisible();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  await vi.waitFor(() => expect(screen.queryByText('Another was deleted.')).toBeNull());
});
