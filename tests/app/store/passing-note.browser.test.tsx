import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tellDone, tellProblem } from '../../../src/app/kit/tell.ts';
import { theme } from '../../../src/app/kit/theme.ts';
import { cityOf, endWith } from '../../../src/app/store/passing-note.ts';
import { edit, setSession, undoStep } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';

afterEach(cleanup);

it('takes a note away once the thing that it speaks of is another, and no sooner', async () => {
  const store = plainStore();
  render(
    <MantineProvider theme={theme}>
      <Notifications />
    </MantineProvider>,
  );
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  endWith(store, tellDone('The city was cleared.'));
  endWith(store, tellProblem('The seed is odd.'), ({ document }) => document.recipe.seed);
  expect(await screen.findByText('The city was cleared.')).toBeVisible();
  edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 8));
  await waitFor(() => expect(screen.queryByText('The seed is odd.')).toBeNull());
  expect(screen.getByText('The city was cleared.')).toBeVisible();
  endWith(store, tellProblem('Mills do not fit.'), cityOf, ({ session }) => session.schematic);
  expect(await screen.findByText('Mills do not fit.')).toBeVisible();
  setSession(store, { schematic: null });
  await waitFor(() => expect(screen.queryByText('Mills do not fit.')).toBeNull());
  undoStep(store);
  undoStep(store);
  await waitFor(() => expect(screen.queryByText('The city was cleared.')).toBeNull());
});
