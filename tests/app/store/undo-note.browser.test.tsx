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
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Waits for a page that may stand still for a while; each look at it lets a millisecond pass. */
  const soon = (look: () => void) => vi.waitFor(look, { interval: 1, timeout: 15_000 });
  showUndoNote(store, 'One was deleted.', () => {});
  await soon(() => expect(screen.getByText('One was deleted.')).toBeVisible());
  await pass(4000);
  expect(screen.getByText('One was deleted.')).toBeVisible();
  showUndoNote(store, 'Another was deleted.', () => {});
  await soon(() => expect(screen.getByText('Another was deleted.')).toBeVisible());
  await pass(4000);
  expect(screen.getByText('Another was deleted.')).toBeVisible();
  await soon(() => expect(screen.queryByText('One was deleted.')).toBeNull());
  await pass(2000);
  await soon(() => expect(screen.queryByText('Another was deleted.')).toBeNull());
});
