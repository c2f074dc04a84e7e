import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { createSlice } from '../../store/slice.ts';

/** The recipe of the city for which the line of a changed recipe was dismissed; `null` for none. */
export const staleSlice = createSlice<{ readonly dismissed: Recipe | null }>('stale-line', {
  dismissed: null,
});
