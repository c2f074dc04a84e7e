/** The words about measuring that the start of the app needs: parts that could not be loaded. */

export const layer = 'The measured way';
export const line = 'The measured length';
