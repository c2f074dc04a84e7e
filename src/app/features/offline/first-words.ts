/** Parts that could not be loaded. */
export const part = 'The way to install Sixfold';
