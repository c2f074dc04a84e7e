/** The words about the recipe that the start of the app needs. */

export const recipe = 'Recipe';

// Parts that could not be loaded.
export const panel = 'This panel';
export const box = 'This box';
export const table = 'The rule table';
export const presets = 'The presets';
