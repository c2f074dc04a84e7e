import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rulesShown } from '../../../../src/app/features/recipe/recipe-preferences.ts';
import { forgetPreferences } from '../../../../src/app/kit/preference.ts';
import { edit, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { CityWorkspace, renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

const { click, fill, keyboard } = userEvent;

afterEach(cleanup);

/** A recipe with a group to which a piece keeps, and one that was added. */
beforeEach(() => {
  forgetPreferences();
  rulesShown.set(true);
  store = plainStore();
  edit(store, 'Group', ({ recipe }) => {
    recipe.districts = { method: 'growth', groups: ['old', 'new'], core: 2, min: 1, arrange: 'center-out' };
    recipe.schematics[0]!.groups = ['old'];
    recipe.schematics[1]!.near = [{ to: '@center', least: 2, most: 5 }];
    recipe.streets = {
      main: 'street',
      lane: 'lane',
      bridge: 'bridge',
      within: { old: 5 },
      loops: 2,
      crooked: 0.5,
      between: ['edge'],
    };
  });
  renderWorkspace(store, <CityWorkspace />);
});

const recipe = () => store.getState().document.recipe;

test('pieces are let into an added group in one click', async () => {
  const join = screen.getByRole('button', { name: 'Let all pieces into new' });
  expect(screen.queryByRole('button', { name: 'Let all pieces into old' })).toBeNull();
  await click(join);
  expect(recipe().schematics.map(({ groups }) => groups)).toEqual([['old', 'new'], null, null, null]);
  expect(screen.queryByRole('button', { name: 'Let all pieces into new' })).toBeNull();
});

test('an added group has its field for lanes, which may be empty', async () => {
  await click(screen.getByRole('button', { name: /^Town / }));
  const field = screen.getByLabelText('Most steps to a lane, in new');
  expect(field).toHaveValue('');
  await fill(field, '7');
  await keyboard('{Tab}');
  expect(recipe().streets?.within).toEqual({ old: 5, new: 7 });
  await userEvent.clear(field);
  await keyboard('{Tab}');
  expect(recipe().streets?.within).toEqual({ old: 5 });
});

test('a least above the most is refused in the field', async () => {
  const list = within(screen.getByRole('list', { name: 'Schematics of the recipe' }));
  const { id } = recipe().schematics[1]!;
  await click(list.getByRole('button', { name: new RegExp(`^${id}`) }));
  await fill(screen.getByLabelText('Least'), '9');
  expect(recipe().schematics[1]!.near).toEqual([{ to: '@center', least: 2, most: 5 }]);
  expect(screen.getByLabelText('Least')).toBeInvalid();
  await fill(screen.getByLabelText('Most'), '1');
  expect(recipe().schematics[1]!.near).not.toMatchObject([{ most: 1 }]);
});
