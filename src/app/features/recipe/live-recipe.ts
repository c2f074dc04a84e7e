import { handQuestion } from '../../cityview/hand-question.ts';
import { handWorkOf, isAnyWork } from '../../cityview/hand-work.ts';
import { isMadeBy } from '../../cityview/recipe-change.ts';
import { requestGeneration } from '../../cityview/request-generation.ts';
import { areDistrictsChanged } from '../../document/hand-painted.ts';
import { openCityId } from '../../document/open-city.ts';
import { createPreference, readFlag } from '../../kit/preference.ts';
import { isWalk, type AppState, type AppStore } from '../../store/store.ts';

/** Whether the city is made anew with every change of the recipe. */
export const liveRecipe = createPreference('liveRecipe', false, readFlag);

/**
 * Generates a city after each edit of the recipe, while that is wanted. Undo and redo bring cities back as they were:
 * nothing is generated then, nor for another city that is opened.
 *
 * @returns what ends it
 */
export function followRecipe(store: AppStore): () => void {
  return store.subscribe((state, before) => {
    const isEdited = state.document.recipe !== before.document.recipe && !isWalk(before, state);
    if (isEdited && openCityId(state.document) === openCityId(before.document) && liveRecipe.get())
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

/** Whether the live recipe waits, as edits by hand would be replaced, or what stands in painted districts. */
export function liveWaits(state: AppState): boolean {
  if (!liveRecipe.get()) return false;
  const { city } = state.document;
  const { remembered } = handQuestion.of(state);
  if (remembered === null) return isAnyWork(handWorkOf(city));
  return remembered === 'keep' && areDistrictsChanged(city);
}
