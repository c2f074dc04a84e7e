/** The words about land that the start of the app needs. */

export const land = 'Land';
export const brush = 'The brush of land';

// The part that could not be loaded.
export const gallery = 'The land gallery';
