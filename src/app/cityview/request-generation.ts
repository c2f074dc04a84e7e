import type { Recipe } from '../../engine/recipe/recipe.ts';
import { showButtonNote } from '../kit/button-note.tsx';
import { endWith } from '../store/passing-note.ts';
import type { AppStore } from '../store/store.ts';
import { startGeneration } from './generation.ts';
import { handQuestion, type HandAnswer } from './hand-question.ts';
import { handWorkOf, isAnyWork, replacesDrawnLand, type HandWork } from './hand-work.ts';
import * as words from './words.ts';

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
  const generate = async (answer: HandAnswer) => {
    change?.();
    await startGeneration(store, seed, answer);
    return true;
  };
  const { document } = store.getState();
  const work: HandWork = {
    ...handWorkOf(document.city),
    land: land !== undefined && replacesDrawnLand(document.recipe.land, land, document.city.land),
  };
  if (!isAnyWork(work)) return generate('replace');
  const { remembered } = handQuestion.of(store.getState());
  const answer = remembered ?? (await ask(store, work));
  if (answer === null) return false;
  const done = await generate(answer);
  if (remembered !== null) remind(store, remembered);
  return done;
}

/** Asks what becomes of work by hand; a question that is open already counts as canceled. */
function ask(store: AppStore, work: HandWork): Promise<HandAnswer | null> {
  handQuestion.of(store.getState()).question?.answer(null, false);
  return new Promise((resolve) => {
    const answer = (given: HandAnswer | null, isRemembered: boolean) => {
      handQuestion.set(store, {
        shown: false,
        question: null,
        ...(isRemembered && { remembered: given }),
      });
      resolve(given);
    };
    handQuestion.set(store, { shown: true, question: { work, answer } });
  });
}

/** Says what the remembered answer did, with a way back to the question. */
function remind(store: AppStore, answer: HandAnswer): void {
  const id = showButtonNote({
    name: 'hand-work',
    message: words.handWorkDone[answer],
    button: words.askAgain,
    onClick: () => handQuestion.set(store, { remembered: null }),
  });
  endWith(store, id);
}
