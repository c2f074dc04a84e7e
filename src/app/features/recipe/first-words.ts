/** The words about the recipe that the start of the app needs. */

export const recipe = 'Recipe';

// Parts that could not be loaded.
export const panel = 'This panel';
export const box = 'The schematics of the recipe';
export const staleLine = 'The line of changes';
export const question = 'The question';
export const table = 'The rule table';
export const presets = 'The presets';
