import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { readBuiltInLibrary, readPresets, type PresetName } from './built-in-files.ts';

/** The kinds and schematics that come with Sixfold, sorted by id. */
export const builtInLibrary: Library = readBuiltInLibrary();

/** The recipes that come with Sixfold, by their names: `presets['walled-town']`. */
export const presets: Readonly<Record<PresetName, Recipe>> = readPresets();
