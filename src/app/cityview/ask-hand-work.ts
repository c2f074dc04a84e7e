import { showButtonNote } from '../kit/button-note.tsx';
import { endWith } from '../store/passing-note.ts';
import type { AppStore } from '../store/store.ts';
import { handQuestion, type HandAnswer, type HandThreat } from './hand-question.ts';
import { isAnyWork, type HandWork } from './hand-work.ts';
import * as words from './words.ts';

/** The fate of work by hand that something threatens. */
export interface HandFate {
  readonly answer: HandAnswer;
  /** Says, once it is done, what an answer for the session did, with a way back to the question. */
  readonly remind: () => void;
}

const REPLACED: HandFate = { answer: 'replace', remind: () => {} };

/**
 * The fate of work by hand that is about to be replaced, where nobody need be asked: there is none, or there is an answer
 * for the rest of the session. Painted districts that leave no room for what stands in them are asked about each time.
 *
 * @param canKeep whether something is left to do when it is kept
 * @returns `null` where the user has to say
 */
export function knownFate(store: AppStore, work: HandWork, canKeep: boolean): HandFate | null {
  if (!isAnyWork(work)) return REPLACED;
  const { remembered } = handQuestion.of(store.getState());
  const isSaid = remembered === 'replace' || (remembered === 'keep' && canKeep && work.misfits.length === 0);
  return isSaid ? { answer: remembered, remind: () => remind(store, remembered) } : null;
}

/**
 * Asks the user for the fate of work by hand; a question that is open already counts as canceled.
 *
 * @param canKeep whether something is left to do when it is kept
 * @returns `null` to do nothing
 */
export function askFate(
  store: AppStore,
  threat: HandThreat,
  work: HandWork,
  canKeep: boolean,
): Promise<HandFate | null> {
  handQuestion.of(store.getState()).question?.answer(null, false);
  return new Promise((resolve) => {
    const answer = (given: HandAnswer | null, isRemembered: boolean) => {
      handQuestion.set(store, {
        shown: false,
        question: null,
        ...(isRemembered && { remembered: given }),
      });
      resolve(given && { ...REPLACED, answer: given });
    };
    handQuestion.set(store, { shown: true, question: { threat, work, canKeep, answer } });
  });
}

function remind(store: AppStore, answer: HandAnswer): void {
  const id = showButtonNote({
    name: 'hand-work',
    message: words.handWorkDone[answer],
    button: words.askAgain,
    onClick: () => handQuestion.set(store, { remembered: null }),
  });
  endWith(store, id);
}
