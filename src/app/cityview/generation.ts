import type { Draft } from 'immer';
import type { City } from '../../engine/city/city.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { lockedPlacements } from '../document/locked.ts';
import { tellDone, tellProblem } from '../kit/tell.ts';
import { cityById, cityName, openCityId } from '../document/open-city.ts';
import { toCity, toLibrary, type CityDocument, type ParkedCity } from '../document/document.ts';
import { change } from '../document/step.ts';
import { createService } from '../store/service.ts';
import { editApart, type AppStore } from '../store/store.ts';
import { beginUnderWay } from '../store/under-way.ts';
import { endWith } from '../store/passing-note.ts';
import { replaceCity } from '../store/city-edits.ts';
import { keepOrigins } from '../document/origin.ts';
import { generationIn, setGeneration } from './generation-slice.ts';
import type { HandAnswer } from './hand-question.ts';
import type { KeptWork, Lost } from './keep-hand-work.ts';
import type { GenerationProblem } from './problem-words.ts';
import { citySelection } from './selection-slice.ts';
import * as words from './words.ts';

/** The generations under way in a store, by the ids of their cities. */
const runningOf = createService(() => new Map<string, AbortController>());

/**
 * Generates the open city from its recipe in a worker. It belongs to the city that it was asked for, also when another
 * one is opened meanwhile: each city has a generation of its own. The new city is one undoable step; a recipe that cannot
 * be met, or a canceled generation, leaves the city as it was; and so does one during which the city is changed, by
 * hand or by an import: it knows nothing of what was stamped or locked meanwhile. The same city again is no step.
 *
 * @param seed another one than that of the recipe, which takes it over with the city
 * @param fate `keep` locks the placements by hand and keeps them, painted districts, the places of removed placements, and
 *   the ground that was painted where it stays free
 */
export async function startGeneration(
  store: AppStore,
  seed?: number,
  fate: HandAnswer = 'replace',
): Promise<void> {
  const running = runningOf(store);
  const { document } = store.getState();
  const id = openCityId(document);
  running.get(id)?.abort();
  const abort = new AbortController();
  running.set(id, abort);
  const recipe = seed === undefined ? document.recipe : { ...document.recipe, seed };
  setGeneration(store, id, {
    status: { kind: 'running', progress: { stage: 'land', done: 0, of: 1 } },
  });
  const end = beginUnderWay(store, words.generateStep(recipe.seed), () => cancelGeneration(store, id));
  const stopWatching = store.subscribe(({ document: now }) => {
    const parked = cityById(now, id);
    if (parked?.city === document.city || abort.signal.aborted) return;
    if (!parked) return cancelGeneration(store, id);
    abort.abort();
    fail(store, id, [{ code: 'city-changed' }]);
  });
  try {
    const [{ generateInWorker }, { isSameCity }, kept] = await Promise.all([
      import('../../worker/generation.ts'),
      import('../document/same-city.ts'),
      fate === 'keep' ? keepWork(document.city, recipe) : null,
    ]);
    if (abort.signal.aborted) return;
    const result = await generateInWorker(
      recipe,
      toLibrary(document),
      kept?.given ?? lockedPlacements(document.city),
      abort.signal,
      (progress) => {
        if (!abort.signal.aborted) setGeneration(store, id, { status: { kind: 'running', progress } });
      },
    );
    if (abort.signal.aborted) return;
    stopWatching();
    if (result.ok) {
      const lost = accept(store, id, result.value, seed, isSameCity, kept?.restore);
      const off = kept?.off ?? 0;
      if (off + lost.ground + lost.removed > 0) endWith(store, tellDone(words.notKept(off, lost)));
    } else fail(store, id, result.problems);
    const { city } = cityById(store.getState().document, id)!;
    const problems = result.ok ? [] : result.problems;
    setGeneration(store, id, { outcome: { recipe, report: result.report, problems, city } });
  } catch (error) {
    if (abort.signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    fail(store, id, [{ code: 'generator-failed', reason: message }]);
  } finally {
    stopWatching();
    end();
  }
}

async function keepWork(city: CityDocument, recipe: Recipe): Promise<KeptWork> {
  const { keepHandWork } = await import('./keep-hand-work.ts');
  return keepHandWork(city, recipe);
}

/** Says why there is no new city, until it is dismissed or the recipe, or what it is made with, is another. */
function fail(store: AppStore, id: string, problems: readonly GenerationProblem[]): void {
  const { document: before } = store.getState();
  const recipe = cityById(before, id)?.recipe;
  const status = { kind: 'failed', problems } as const;
  setGeneration(store, id, { status });
  if (id !== openCityId(before)) tellProblem(words.notGenerated(cityName(before, id)));
  const stop = store.subscribe((state) => {
    const { document } = state;
    if (generationIn(state, id).status !== status) stop();
    else if (
      cityById(document, id)?.recipe !== recipe ||
      document.schematics !== before.schematics ||
      document.kinds !== before.kinds
    )
      dismissFailure(store, id);
  });
}

/** @param id of a city; the open one by default */
export function dismissFailure(store: AppStore, id = openCityId(store.getState().document)): void {
  if (generationIn(store.getState(), id).status.kind === 'failed')
    setGeneration(store, id, { status: { kind: 'idle' } });
}

/** @param id of a city; the open one by default */
export function cancelGeneration(store: AppStore, id = openCityId(store.getState().document)): void {
  runningOf(store).get(id)?.abort();
  setGeneration(store, id, { status: { kind: 'idle' } });
}

const NOTHING_LOST: Lost = { ground: 0, removed: 0 };

/**
 * Puts a generated city in place of the one that stands.
 *
 * @param restore puts other work by hand into the city; nothing is put there when absent
 * @returns the work that it has no room for
 */
function accept(
  store: AppStore,
  id: string,
  city: City,
  seed: number | undefined,
  isSameCity: (a: City, b: City) => boolean,
  restore: KeptWork['restore'] = () => NOTHING_LOST,
): Lost {
  const { document } = store.getState();
  const isOpen = id === openCityId(document);
  const before = cityById(document, id)!;
  let lost = NOTHING_LOST;
  const take = (draft: Draft<ParkedCity>) => {
    replaceCity(draft, city);
    lost = restore(draft, city);
    keepOrigins(draft, before.city, city);
  };
  // Most are of another recipe, for which no placement need be looked at.
  const isSame =
    JSON.stringify(before.city.recipe) === JSON.stringify(city.recipe) &&
    isSameCity(toCity(before.city), toCity(change(before, take)?.value.city ?? before.city));
  const name = cityName(document, id);
  const made = city.recipe!.seed;
  editApart(store, isOpen ? words.generateStep(made) : words.generateCityStep(name, made), (draft) => {
    const own = isOpen ? draft : draft.cities!.parked[id]!;
    if (seed !== undefined) own.recipe.seed = seed;
    if (!isSame) take(own);
  });
  setGeneration(store, id, { status: { kind: 'idle' } });
  if (!isOpen) tellDone(words.generatedCity(name));
  else if (isSame) endWith(store, tellDone(words.sameCity));
  else citySelection.set(store, { ids: [] });
  return lost;
}
