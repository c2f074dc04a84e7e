import { createSlice } from '../store/slice.ts';
import type { HandWork } from './hand-work.ts';

/** The two things that may replace work by hand. */
export type HandThreat = 'generate' | 'reroll';

/** The fate of work by hand: it is kept, its placements locked, or all of it is replaced. */
export type HandAnswer = 'keep' | 'replace';

/** The question what becomes of work by hand; `null` as its answer calls off what would replace it. */
export interface HandQuestion {
  readonly threat: HandThreat;
  readonly work: HandWork;
  /** Whether something is left to do when it is kept. */
  readonly canKeep: boolean;
  /** @param remembered whether it is the answer for the rest of the session */
  readonly answer: (answer: HandAnswer | null, remembered: boolean) => void;
}

interface HandQuestionState {
  readonly shown: boolean;
  readonly question: HandQuestion | null;
  /** The answer for the rest of the session; `null` as long as it is asked. */
  readonly remembered: HandAnswer | null;
}

const START: HandQuestionState = { shown: false, question: null, remembered: null };

/** The question that is asked before work by hand is replaced. */
export const handQuestion = createSlice('hand-question', START);
