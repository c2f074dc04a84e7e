import { NOTHING_GIVEN } from '../../../../engine/generate/given.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';
import { generateInWorker } from '../../../../worker/generation.ts';
import { requestGeneration } from '../../../cityview/request-generation.ts';
import { freeCityName } from '../../../document/cities.ts';
import { toCityDocument, toLibrary } from '../../../document/document.ts';
import { lockedPlacements } from '../../../document/locked.ts';
import { cityName, openCityId } from '../../../document/open-city.ts';
import { ProgressNote } from '../../../kit/ProgressNote.tsx';
import { tellProblem } from '../../../kit/tell.ts';
import { addAndOpenCity } from '../../../store/open-city.ts';
import type { AppStore } from '../../../store/store.ts';
import * as words from '../words.ts';
import type { AtlasOrigin } from './opened-atlas.ts';

/**
 * Opens the city of a seed of an atlas: on the board, where the atlas is of the open recipe, else as a city of its own
 * with the recipe of the atlas.
 */
export async function openAtlasCity(
  store: AppStore,
  { recipe, isOpenRecipe }: Extract<AtlasOrigin, { kind: 'known' }>,
  seed: number,
): Promise<void> {
  const { document } = store.getState();
  // Locked placements would make another city of it.
  const isPlain = lockedPlacements(document.city).placements.length === 0;
  if (isOpenRecipe && document.recipe === recipe && isPlain) {
    await requestGeneration(store, { seed });
    return;
  }
  await addCityOf(store, { ...recipe, seed });
}

async function addCityOf(store: AppStore, recipe: Recipe): Promise<void> {
  const abort = new AbortController();
  const progress = new ProgressNote(words.openingSeed(recipe.seed), () => abort.abort());
  try {
    const library = toLibrary(store.getState().document);
    const made = await generateInWorker(recipe, library, NOTHING_GIVEN, abort.signal, (stage) =>
      progress.tell(stage.done, stage.of),
    );
    if (!made.ok) return void tellProblem(words.seedsWithout(1));
    const { document } = store.getState();
    const name = words.keptName(cityName(document, openCityId(document)), recipe.seed);
    addAndOpenCity(store, words.openSeedStep(recipe.seed), freeCityName(document, name), {
      recipe,
      groupColors: document.groupColors,
      city: toCityDocument(made.value),
    });
  } catch (error) {
    if (!abort.signal.aborted)
      tellProblem(words.notMade(error instanceof Error ? error.message : String(error)));
  } finally {
    progress.end();
  }
}
