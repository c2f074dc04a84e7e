import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { createSlice } from '../../store/slice.ts';

interface StaleLineState {
  /** The recipe of the city for which the line of changes was dismissed, and its words then; `null` for none. */
  readonly dismissed: { readonly recipe: Recipe | null; readonly words: string } | null;
}

const START: StaleLineState = { dismissed: null };

export const staleSlice = createSlice('stale-line', START);
