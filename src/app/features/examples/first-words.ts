/** Parts that could not be loaded. */
export const part = 'The examples';
