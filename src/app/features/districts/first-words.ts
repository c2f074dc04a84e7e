/** The words about districts that the start of the app needs: parts that could not be loaded. */

export const layer = 'The districts';
export const laboratory = 'The district laboratory';
export const brush = 'Districts';
