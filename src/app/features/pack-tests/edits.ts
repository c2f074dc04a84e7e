import type { PackRecipe, PackTest } from '../../../engine/pack/pack.ts';
import { changePack, packOf } from '../../document/packs.ts';
import { edit, endGesture, type AppStore } from '../../store/store.ts';
import * as words from './words.ts';

/**
 * Adds a test to a pack.
 *
 * @param recipe the recipe that the test names, where the pack may not have it yet
 */
export function addTest(store: AppStore, pack: string, test: PackTest, recipe?: PackRecipe): void {
  change(store, pack, words.addTest, (tests) => [...tests, test], recipe);
}

/** Puts another test in the place of one. */
export function replaceTest(
  store: AppStore,
  pack: string,
  index: number,
  test: PackTest,
  recipe?: PackRecipe,
): void {
  change(store, pack, words.editTestStep, (tests) => tests.with(index, test), recipe);
}

/** Deletes a test, and the recipe of the pack that it alone names. */
export function deleteTest(store: AppStore, pack: string, test: PackTest): void {
  change(store, pack, words.deleteTestStep, (tests) => tests.filter((one) => one !== test));
}

function change(
  store: AppStore,
  id: string,
  label: string,
  next: (tests: readonly PackTest[]) => readonly PackTest[],
  recipe?: PackRecipe,
): void {
  endGesture(store);
  const pack = packOf(store.getState().document, id);
  if (!pack) return;
  const tests = next(pack.tests);
  const wasNamed = namedIn(pack.tests);
  const isNamed = namedIn(tests);
  const before = pack.recipes ?? [];
  const isNew = recipe && !before.some((own) => own.id === recipe.id);
  const recipes = [...before, ...(isNew ? [{ id: recipe.id, recipe: recipe.recipe }] : [])].filter(
    (own) => isNamed.has(own.id) || !wasNamed.has(own.id),
  );
  const isSame = recipes.length === before.length && !isNew;
  edit(store, label, (draft) => changePack(draft, id, isSame ? { tests } : { tests, recipes }));
}

/** Ids of the recipes that tests name. */
function namedIn(tests: readonly PackTest[]): ReadonlySet<string> {
  return new Set(tests.flatMap((test) => (test.kind === 'placed' ? [test.recipe] : [])));
}
