import type { BoardTheme } from '../board/board-theme.ts';
import type { Hover } from '../board/input/hover.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { createSlot } from '../contrib/slot.tsx';
import type { BoardView } from '../view/board-view.ts';
import type { CityView } from './city-view.ts';

/** Properties of the layers over the city. */
export interface CityLayerProps {
  readonly city: CityView;
  readonly view: BoardView;
  readonly hover: Hover;
  readonly theme: BoardTheme;
}

/** Tints over the city, under all marks: districts, the heat map, the reach of the walker. */
export const CITY_TINTS = createSlot<CityLayerProps>('city.tints');

/** Marks over the city, under the schematic in hand: selected placements, a measured way, a proposed roll. */
export const CITY_MARKS = createSlot<CityLayerProps>('city.marks');

/** Figures over everything else on the city: the walker. */
export const CITY_FIGURES = createSlot<CityLayerProps>('city.figures');

/** Properties of the lines of status below the city. */
export interface CityStatusProps {
  readonly city: CityView;
  readonly hover: Hover;
}

/** Lines of status below the city, and legends above them. */
export const CITY_STATUS = createSlot<CityStatusProps>('city.status');

/** Buttons beside the seed of the recipe. */
export const RECIPE_SEED = createSlot('recipe.seed');

/** The line above the recipe: the city that it belongs to. */
export const RECIPE_CITY = createSlot('recipe.city');

/** Properties of the items in the menu of new cities. */
export interface NewCityItems {
  /** Makes a city of a recipe. */
  readonly onTake: (name: string, recipe: Recipe) => void;
}

/** Items in the menu of new cities: recipes to begin with. */
export const NEW_CITY_ITEMS = createSlot<NewCityItems>('cities.new');
