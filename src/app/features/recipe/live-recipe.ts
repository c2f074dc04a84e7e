import { startGeneration } from '../../cityview/generation.ts';
import { openCityId } from '../../document/open-city.ts';
import { createPreference, readFlag } from '../../kit/preference.ts';
import type { AppStore } from '../../store/store.ts';

/** Whether the city is made anew with every change of the recipe. */
export const liveRecipe = createPreference('liveRecipe', false, readFlag);

/**
 * Generates a city after each change of the recipe, while that is wanted. Undo brings back the city with its recipe, so
 * that nothing is generated then; and so is another city that is opened.
 *
 * @returns what ends it
 */
export function followRecipe(store: AppStore): () => void {
  return store.subscribe((state, before) => {
    const isChanged = state.document.recipe !== before.document.recipe;
    if (isChanged && openCityId(state.document) === openCityId(before.document) && liveRecipe.get())
      catchUp(store);
  });
}

/** Generates a city unless that of the document is of its recipe already. */
export function catchUp(store: AppStore): void {
  const { recipe, city } = store.getState().document;
  if (JSON.stringify(recipe) !== JSON.stringify(city.recipe)) void startGeneration(store);
}
