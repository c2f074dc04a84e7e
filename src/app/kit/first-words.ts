/** The words of the kit that the start of the app needs. */

export const close = 'Close';

// A part that could not be loaded.
export const notLoaded = (part: string) => `${part} could not be loaded. Is there a connection?`;
export const tryAgain = 'Try again';
export const reload = 'Reload the page';
