import { expect, test } from 'vitest';
import { addPack, putIntoPack } from '../../../../src/app/document/packs.ts';
import { addTest, deleteTest, replaceTest } from '../../../../src/app/features/pack-tests/edits.ts';
import { openRecipeFor, takenRecipe } from '../../../../src/app/features/pack-tests/take-recipe.ts';
import { usualRecipe, OPEN_CITY } from '../../../../src/app/features/pack-tests/tested-recipe.ts';
import type { PlacedTest } from '../../../../src/engine/pack/pack.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { makeRecipe, rule } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';

const LAND = { shape: 'hexagon', radius: 3 } as const;

function packed(): AppStore {
  const store = plainStore();
  edit(store, 'Pack', (draft) => {
    addPack(draft, 'small', { name: 'Small', author: '', license: '', description: '', release: '' });
    putIntoPack(draft, ['pair'], 'small');
    draft.schematics['pair']!.pack!.as = 'couple';
  });
  return store;
}

const pack = (store: AppStore) => store.getState().document.packs![0]!;

test('a recipe of the work names what a pack and Sixfold have, by the ids that the pack knows', () => {
  const { document } = packed().getState();
  const recipe = {
    ...makeRecipe(3, LAND, [rule('pair', { min: 2 }), rule('tile'), rule('castle')]),
    walls: [
      { around: 0.5, pieces: ['tile', 'wall-short'], gates: { pieces: ['pair'], min: 1, spacing: 4 } },
      { around: 0.9, pieces: ['tile'] },
    ],
    meta: { by: 'me' },
  };
  const { recipe: taken, left } = takenRecipe(document, 'small', recipe);
  expect(taken.schematics.map(({ id }) => id)).toEqual(['couple', 'castle']);
  expect(taken.walls).toEqual([
    { around: 0.5, pieces: ['wall-short'], gates: { pieces: ['couple'], min: 1, spacing: 4 } },
  ]);
  expect(taken).not.toHaveProperty('meta');
  expect(left).toEqual(['tile']);
});

test('a pack keeps a recipe as long as a test names it, once for all tests that do', () => {
  const store = packed();
  expect(usualRecipe(pack(store))).toBe(OPEN_CITY);
  const { left: _, ...own } = openRecipeFor(store.getState().document, pack(store));
  const placed: PlacedTest = {
    kind: 'placed',
    name: 'often',
    schematic: 'couple',
    recipe: own.id,
    atLeast: 5,
  };
  addTest(store, 'small', placed, own);
  const again = openRecipeFor(store.getState().document, pack(store));
  expect(again.id).toBe(own.id);
  addTest(store, 'small', { ...placed, name: 'again' }, again);
  expect(pack(store).recipes).toEqual([own]);
  expect(usualRecipe(pack(store))).toBe(own.id);
  replaceTest(store, 'small', 1, { ...placed, recipe: 'hamlet' });
  expect(pack(store).recipes).toEqual([own]);
  deleteTest(store, 'small', pack(store).tests[0]!);
  expect(pack(store).recipes).toEqual([]);
  undoStep(store);
  expect(pack(store).recipes).toEqual([own]);
  expect(pack(store).tests).toHaveLength(2);
});
