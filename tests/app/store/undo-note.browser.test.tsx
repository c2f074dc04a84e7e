import { Notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteSchematics } from '../../../src/app/features/library/library-actions.ts';
import { redoStep, setSession, undoStep } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { renderWorkspace } from '../../support/workspace.tsx';

afterEach(cleanup);

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
