import { readBuiltInLibrary, readPresets } from '../../../library/built-in-files.ts';
import { cityOf } from './start-document.ts';

export const LIBRARY = readBuiltInLibrary();
export const RECIPE = readPresets()['walled-town'];

const { engine, land, open, districts, placements, ground, walls } = cityOf(LIBRARY, RECIPE);

/** Of the city that the app opens with, what neither the library nor the recipe says. */
export const CITY = {
  engine,
  land,
  ...(open && { open }),
  districts,
  placements,
  ...(ground && { ground }),
  ...(walls && { walls }),
};
