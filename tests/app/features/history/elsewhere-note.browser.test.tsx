import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { redoCommand, undoCommand } from '../../../../src/app/features/history/history-commands.ts';
import type { Command } from '../../../../src/app/contrib/command.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { edit, setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

beforeEach(() => {
  store = plainStore();
  renderWorkspace(store, <Notifications />);
  edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 77));
  edit(store, 'Paint wheat field in pair', (draft) =>
    paintSegment(draft, 'pair', { q: 0, r: 0, k: 4 }, 'wheat'),
  );
  setSession(store, { workspace: 'city', schematic: 'single' });
});
afterEach(cleanup);

const run = (command: Command) => command.run({ store, board: null, cursor: null, switchColors: () => {} });

it('what is undone where it is not seen is said, until the next step, and shown on demand', async () => {
  run(undoCommand);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Undone in Schematics: Paint wheat field in pair',
  );
  run(undoCommand);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  run(redoCommand);
  run(redoCommand);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Redone in Schematics: Paint wheat field in pair'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(store.getState().session).toMatchObject({ workspace: 'schematics', schematic: 'pair' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a schematic that comes back, by redo or by undo, is the one on the board', () => {
  edit(store, 'New schematic', (draft) => {
    draft.schematics['quay'] = { ...draft.schematics['pair']!, name: 'Quay' };
  });
  setSession(store, { workspace: 'schematics', schematic: 'quay' });
  const open = () => store.getState().session.schematic;
  run(undoCommand);
  expect(open()).not.toBe('quay');
  run(redoCommand);
  expect(open()).toBe('quay');
  edit(store, 'Delete Quay', (draft) => void delete draft.schematics['quay']);
  expect(open()).not.toBe('quay');
  run(undoCommand);
  expect(open()).toBe('quay');
});

it('leaves with the next action', async () => {
  run(undoCommand);
  await screen.findByRole('alert');
  edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 78));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
