/** The words about rerolls that the start of the app needs: parts that could not be loaded. */

export const bar = 'The bar of the roll';
export const layer = 'The reroll layer';
