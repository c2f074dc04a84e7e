import { builtInLibrary, builtInRecipe } from './library.ts';
import { cityOf } from './start-document.ts';

export const LIBRARY = builtInLibrary();
export const RECIPE = builtInRecipe();

const { engine, land, districts, placements, ground, walls } = cityOf(LIBRARY, RECIPE);

/** Of the city that the app opens with, what neither the library nor the recipe says. */
export const CITY = {
  engine,
  land,
  districts,
  placements,
  ...(ground && { ground }),
  ...(walls && { walls }),
};
