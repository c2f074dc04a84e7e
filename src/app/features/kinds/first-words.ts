/** The words about kinds that the start of the app needs. */

export const kinds = 'Kinds';

// Parts that could not be loaded.
export const panel = 'This panel';
export const dialogs = 'The dialogs about kinds';
