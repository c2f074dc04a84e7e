import type { PlacedTest } from '../../../engine/pack/pack.ts';
import { packOf } from '../../document/packs.ts';
import { showButtonNote } from '../../kit/button-note.tsx';
import { ProgressNote } from '../../kit/ProgressNote.tsx';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import type { AppStore } from '../../store/store.ts';
import { placeInWorker } from './checks-in-worker.ts';
import { noteOutcome } from './known-outcomes.ts';
import { packLibrary } from './pack-library.ts';
import { testedRecipe } from './tested-recipe.ts';
import { showPackCheck } from './show-tests.ts';
import * as words from './words.ts';

/** Shows the check of a pack, or tests packs behind what the user does. */
export async function checkPacks(
  store: AppStore,
  packs: readonly string[],
  how: 'show' | 'behind',
): Promise<void> {
  if (how === 'show') showPackCheck(store, packs[0]!);
  else for (const id of packs) await testPack(store, id);
}

/**
 * Runs the tests of a pack that make cities, one after the other in a worker. The progress can be canceled; failing
 * tests are reported, and can be shown.
 */
async function testPack(store: AppStore, id: string): Promise<void> {
  const { document } = store.getState();
  const pack = packOf(document, id);
  const tests = pack?.tests.filter((test): test is PlacedTest => test.kind === 'placed') ?? [];
  if (!pack || tests.length === 0) return;
  const library = packLibrary(document, id);
  const abort = new AbortController();
  const progress = new ProgressNote(words.testing(pack.name), () => abort.abort());
  let failing = 0;
  try {
    for (const [index, test] of tests.entries()) {
      const recipe = testedRecipe(document, pack, test.recipe);
      const onCity = (made: number) => progress.tell(100 * index + made, 100 * tests.length);
      const failure = await placeInWorker(test, recipe, library, abort.signal, onCity);
      noteOutcome(document, pack, test, failure);
      if (failure !== null) failing++;
    }
  } catch (error) {
    if (!abort.signal.aborted) tellProblem(error instanceof Error ? error.message : String(error));
    return;
  } finally {
    progress.end();
  }
  if (failing === 0) tellDone(words.allPass(pack.name, tests.length));
  else
    showButtonNote({
      name: `tests of ${id}`,
      message: words.someFail(pack.name, failing),
      button: words.show,
      onClick: () => showPackCheck(store, id),
    });
}
