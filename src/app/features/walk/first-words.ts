/** The words about walking that the start of the app needs: parts that could not be loaded. */

export const reach = 'The reach';
export const walker = 'The walker';
export const status = 'The status of the walker';
export const arrows = 'The arrows of the walker';
