import type { Draft } from 'immer';
import type { City } from '../../engine/city/city.ts';
import { lockedPlacements } from '../document/locked.ts';
import { tellDone } from '../kit/tell.ts';
import { toCity, toLibrary, type Document } from '../document/document.ts';
import { change } from '../document/step.ts';
import { createService } from '../store/service.ts';
import { editApart, type AppStore } from '../store/store.ts';
import { beginUnderWay } from '../store/under-way.ts';
import { replaceCity } from '../store/city-edits.ts';
import { keepOrigins } from '../document/origin.ts';
import { generationSlice } from './generation-slice.ts';
import type { GenerationProblem } from './problem-words.ts';
import { citySelection } from './selection-slice.ts';
import * as words from './words.ts';

/** The generation under way in a store. */
const runningOf = createService((): { abort: AbortController | null } => ({ abort: null }));

/**
 * Generates a city from the document's recipe in a worker. The new city is one undoable step; a recipe that cannot
 * be met, or a canceled generation, leaves the city as it was; and so does one during which the city is changed, by
 * hand or by an import: it knows nothing of what was stamped or locked meanwhile. The same city again is no step.
 *
 * @param seed another one than that of the recipe, which takes it over with the city
 */
export async function startGeneration(store: AppStore, seed?: number): Promise<void> {
  const running = runningOf(store);
  running.abort?.abort();
  const abort = new AbortController();
  running.abort = abort;
  const { document } = store.getState();
  const recipe = seed === undefined ? document.recipe : { ...document.recipe, seed };
  generationSlice.set(store, { status: { kind: 'running', progress: { stage: 'land', done: 0, of: 1 } } });
  const end = beginUnderWay(store, words.generateStep(recipe.seed), () => cancelGeneration(store));
  const stopWatching = store.subscribe(({ document: now }) => {
    if (now.city === document.city || abort.signal.aborted) return;
    abort.abort();
    fail(store, [{ code: 'city-changed' }]);
  });
  try {
    const [{ generateInWorker }, { isSameCity }] = await Promise.all([
      import('../../worker/generation.ts'),
      import('../document/same-city.ts'),
    ]);
    const result = await generateInWorker(
      recipe,
      toLibrary(document),
      lockedPlacements(document.city),
      abort.signal,
      (progress) => {
        if (!abort.signal.aborted) generationSlice.set(store, { status: { kind: 'running', progress } });
      },
    );
    if (abort.signal.aborted) return;
    stopWatching();
    if (result.ok) accept(store, result.value, seed, isSameCity);
    else fail(store, result.problems);
    const { city } = store.getState().document;
    const problems = result.ok ? [] : result.problems;
    generationSlice.set(store, { outcome: { recipe, report: result.report, problems, city } });
  } catch (error) {
    if (abort.signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    fail(store, [{ code: 'generator-failed', reason: message }]);
  } finally {
    stopWatching();
    end();
  }
}

/** Says why there is no new city, until it is dismissed or the recipe, or what it is made with, is another. */
function fail(store: AppStore, problems: readonly GenerationProblem[]): void {
  const { recipe, schematics, kinds } = store.getState().document;
  const status = { kind: 'failed', problems } as const;
  generationSlice.set(store, { status });
  const stop = store.subscribe((state) => {
    const { document } = state;
    if (generationSlice.of(state).status !== status) stop();
    else if (document.recipe !== recipe || document.schematics !== schematics || document.kinds !== kinds)
      dismissFailure(store);
  });
}

export function dismissFailure(store: AppStore): void {
  if (generationSlice.of(store.getState()).status.kind === 'failed')
    generationSlice.set(store, { status: { kind: 'idle' } });
}

export function cancelGeneration(store: AppStore): void {
  runningOf(store).abort?.abort();
  generationSlice.set(store, { status: { kind: 'idle' } });
}

function accept(
  store: AppStore,
  city: City,
  seed: number | undefined,
  isSameCity: (a: City, b: City) => boolean,
): void {
  const { document } = store.getState();
  const before = document.city;
  const take = (draft: Draft<Document>) => {
    replaceCity(draft, city);
    keepOrigins(draft, before, city);
  };
  // Most are of another recipe, for which no placement need be looked at.
  const isSame =
    JSON.stringify(before.recipe) === JSON.stringify(city.recipe) &&
    isSameCity(toCity(before), toCity(change(document, take)?.value.city ?? before));
  editApart(store, words.generateStep(city.recipe!.seed), (draft) => {
    if (seed !== undefined) draft.recipe.seed = seed;
    if (!isSame) take(draft);
  });
  generationSlice.set(store, { status: { kind: 'idle' } });
  if (!isSame) citySelection.set(store, { ids: [] });
  if (isSame) tellDone(words.sameCity);
}
