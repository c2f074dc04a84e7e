import { expect, it } from 'vitest';
import { pasting } from '../../../../src/app/features/selection/pasting.ts';
import { duplicatePlacementsCommand } from '../../../../src/app/features/selection/selection-commands.ts';
import { stamping } from '../../../../src/app/cityview/stamping.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';
import { plainStore } from '../../../support/documents.ts';

it.each([[[1]], [[1, 2]]])('a copy of placements %j is in hand before the next press', (ids) => {
  const store = plainStore();
  citySelection.set(store, { ids });
  duplicatePlacementsCommand.run({ store, board: null, cursor: null, switchColors: () => {} });
  const held = [stamping.of(store.getState()), pasting.of(store.getState())];
  expect(held.filter((one) => one !== null)).toHaveLength(1);
});
