import type { Progress } from '../../engine/generate/progress.ts';
import { openCityId } from '../document/open-city.ts';
import { createSlice } from '../store/slice.ts';
import type { AppState, AppStore } from '../store/store.ts';
import type { Outcome } from './outcome.ts';
import type { GenerationProblem } from './problem-words.ts';

/** The status of a generation. */
export type Generation =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly problems: readonly GenerationProblem[] };

interface CityGeneration {
  readonly status: Generation;
  /** The outcome of the last generation; `null` before the first. */
  readonly outcome: Outcome | null;
}

const START: CityGeneration = { status: { kind: 'idle' }, outcome: null };

/** The generations of the cities, by the ids of these. */
const generationSlice = createSlice<Record<string, CityGeneration>>('generation', {});

type GenerationState = Pick<AppState, 'slices' | 'document'>;

/** The generation of the open city, and what the last one came to. */
export function generationOf(state: GenerationState): CityGeneration {
  return generationIn(state, openCityId(state.document));
}

/** The generation of a city, open or not. */
export function generationIn(state: Pick<AppState, 'slices'>, city: string): CityGeneration {
  return generationSlice.of(state)[city] ?? START;
}

/** Says how it stands with the generation of a city. */
export function setGeneration(store: AppStore, city: string, part: Partial<CityGeneration>): void {
  generationSlice.set(store, { [city]: { ...generationIn(store.getState(), city), ...part } });
}
