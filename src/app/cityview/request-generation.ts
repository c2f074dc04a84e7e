import type { Recipe } from '../../engine/recipe/recipe.ts';
import { areDistrictsChanged } from '../document/hand-painted.ts';
import type { CityDocument } from '../document/document.ts';
import type { AppStore } from '../store/store.ts';
import { askFate, knownFate } from './ask-hand-work.ts';
import { startGeneration } from './generation.ts';
import { canKeep, handWorkOf, replacesDrawnLand, type HandWork } from './hand-work.ts';

/** The generation that is wanted. */
interface Wanted {
  /** Another seed than that of the recipe, which takes it over with the city. */
  readonly seed?: number;
  /** Land that the recipe is to have, where it is another. */
  readonly land?: Recipe['land'];
  /** Changes the recipe first, once it is decided that the city is generated. */
  readonly change?: () => void;
}

/**
 * Generates a city as {@link startGeneration} does. Where that would replace work by hand, the user decides first: the
 * placements are kept as locked, or all is replaced, or nothing happens. An answer can hold for the rest of the session.
 *
 * @returns whether a city was generated, or tried
 */
export async function requestGeneration(
  store: AppStore,
  { seed, land, change }: Wanted = {},
): Promise<boolean> {
  const { document } = store.getState();
  const work: HandWork = {
    ...handWorkOf(document.city),
    ...(areDistrictsChanged(document.city) && { misfits: await loadMisfits(document.city) }),
    land: land !== undefined && replacesDrawnLand(document.recipe.land, land, document.city.land),
  };
  const isKept = canKeep(work);
  const fate = knownFate(store, work, isKept) ?? (await askFate(store, 'generate', work, isKept));
  if (!fate) return false;
  change?.();
  await startGeneration(store, seed, fate.answer);
  fate.remind();
  return true;
}

async function loadMisfits(city: CityDocument) {
  const { misfitsIn } = await import('./misfits.ts');
  return misfitsIn(city);
}
