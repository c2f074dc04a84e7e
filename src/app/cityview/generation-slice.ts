import type { Progress } from '../../engine/generate/progress.ts';
import { createSlice } from '../store/slice.ts';
import type { Outcome } from './outcome.ts';
import type { GenerationProblem } from './problem-words.ts';

/** The status of a generation. */
export type Generation =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly problems: readonly GenerationProblem[] };

interface GenerationState {
  readonly status: Generation;
  /** The outcome of the last generation; `null` before the first. */
  readonly outcome: Outcome | null;
}

const START: GenerationState = { status: { kind: 'idle' }, outcome: null };

/** The generation of the city, and what the last one came to. */
export const generationSlice = createSlice('generation', START);
