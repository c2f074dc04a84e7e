import type { Draft } from 'immer';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';

/** Changes the recipe as one step. */
export type ChangeRecipe = (recipeOf: (draft: Draft<Recipe>) => void) => void;
