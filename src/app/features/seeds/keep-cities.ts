import type { City } from '../../../engine/city/city.ts';
import { writeRecipe } from '../../../formats/recipe/write.ts';
import { generateInWorker } from '../../../worker/generation.ts';
import type { SeedJob } from '../../cityview/seed-result.ts';
import { addCity, deleteCity, newCityId } from '../../document/cities.ts';
import { toCityDocument, type Document } from '../../document/document.ts';
import { cityById, cityName, openCityId } from '../../document/open-city.ts';
import { keepOrigins } from '../../document/origin.ts';
import { tellProblem } from '../../kit/tell.ts';
import { edit, editApart, type AppStore } from '../../store/store.ts';
import { beginUnderWay } from '../../store/under-way.ts';
import * as words from './words.ts';

/**
 * Generates the cities of seeds again and adds them below the open one, all as one step. Seeds that give no city are
 * left out, which is reported. Undo cancels it as long as it goes on.
 *
 * @param onProgress told the number of seeds that are done
 * @returns the ids of the cities that were added
 */
export async function keepCities(
  store: AppStore,
  job: SeedJob,
  seeds: readonly number[],
  onProgress: (done: number) => void,
): Promise<readonly string[]> {
  const abort = new AbortController();
  const label = words.keepStep(seeds.length);
  const end = beginUnderWay(store, label, () => abort.abort());
  const made: City[] = [];
  try {
    for (const seed of seeds) {
      onProgress(made.length);
      const recipe = { ...job.recipe, seed };
      const city = await generateInWorker(recipe, job.library, job.given, abort.signal, () => {});
      if (city.ok) made.push(city.value);
    }
  } catch (error) {
    if (abort.signal.aborted) return [];
    tellProblem(words.notMade(error instanceof Error ? error.message : String(error)));
    return [];
  } finally {
    end();
  }
  const ids = add(store, label, job, made);
  if (made.length < seeds.length) tellProblem(words.seedsWithout(seeds.length - made.length));
  return ids;
}

/** The seeds of which the work has no city of the same recipe yet. */
export function seedsToKeep(
  cities: Document['cities'],
  { recipe }: SeedJob,
  seeds: readonly number[],
): readonly number[] {
  const own = writeRecipe({ ...recipe, seed: 0 });
  const kept = new Set<number>();
  for (const { recipe: parked } of Object.values(cities?.parked ?? {}))
    if (writeRecipe({ ...parked, seed: 0 }) === own) kept.add(parked.seed);
  return seeds.filter((seed) => !kept.has(seed));
}

function add(store: AppStore, label: string, { recipe }: SeedJob, made: readonly City[]): readonly string[] {
  const { document } = store.getState();
  const open = openCityId(document);
  const name = cityName(document, open);
  const { groupColors, city: before } = cityById(document, open)!;
  const ids = made.map(() => newCityId(document));
  editApart(store, label, (draft) => {
    let above = open;
    made.forEach((city, index) => {
      const id = ids[index]!;
      const { seed } = city.recipe ?? recipe;
      const parked = { recipe: { ...recipe, seed }, groupColors, city: toCityDocument(city) };
      addCity(draft, id, words.keptName(name, seed), parked, above);
      keepOrigins(draft.cities!.parked[id]!, before, city);
      above = id;
    });
  });
  return ids;
}

/** Takes added cities away again, but for one that is open. */
export function takeBack(store: AppStore, ids: readonly string[]): void {
  edit(store, words.takeBackStep(ids.length), (draft) => {
    for (const id of ids) if (draft.cities?.parked[id]) deleteCity(draft, id);
  });
}
