/** The words about the map that the start of the app needs. */

// The part that could not be loaded.
export const map = 'The map';
