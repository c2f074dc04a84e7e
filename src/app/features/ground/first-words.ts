/** The words about ground that the start of the app needs: parts that could not be loaded, and the panel. */

export const layer = 'The ground tool';
export const ground = 'Ground';
