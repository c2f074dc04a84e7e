import { createSlice } from '../store/slice.ts';
import type { HandWork } from './hand-work.ts';

/** The fate of work by hand in a generation: it is kept, its placements locked, or all of it is replaced. */
export type HandAnswer = 'keep' | 'replace';

/** The question what becomes of work by hand; `null` as its answer cancels the generation. */
interface HandQuestion {
  readonly work: HandWork;
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

/** The question that a generation asks before it replaces work by hand. */
export const handQuestion = createSlice('hand-question', START);
