/** The words about the checks that the start of the app needs. */

export const checks = 'Checks';

// A panel that could not be loaded.
export const panel = 'This panel';
