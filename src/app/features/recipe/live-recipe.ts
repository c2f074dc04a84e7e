import { handQuestion } from '../../cityview/hand-question.ts';
import { handWorkOf, isAnyWork } from '../../cityview/hand-work.ts';
import { isMadeBy } from '../../cityview/recipe-change.ts';
import { requestGeneration } from '../../cityview/request-generation.ts';
import { openCityId } from '../../document/open-city.ts';
import { createPreference, readFlag } from '../../kit/preference.ts';
import type { AppState, AppStore } from '../../store/store.ts';

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

/**
 * Generates a city unless that of the document is of its recipe already. It waits as long as it would have to ask what
 * becomes of work by hand: a question in the middle of typing helps nobody. The line of the changed recipe has a button.
 */
export function catchUp(store: AppStore): void {
  const state = store.getState();
  if (isMadeBy(state.document.city, state.document.recipe) || liveWaits(state)) return;
  void requestGeneration(store);
}

/** Whether the live recipe waits, as edits by hand would be replaced. */
export function liveWaits(state: AppState): boolean {
  return (
    liveRecipe.get() &&
    handQuestion.of(state).remembered === null &&
    isAnyWork(handWorkOf(state.document.city))
  );
}
