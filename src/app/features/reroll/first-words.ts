/** The words about rerolls that the start of the app needs: parts that could not be loaded. */

export const bar = 'The reroll bar';
export const layer = 'The reroll layer';
