/** The words about the patch that the start of the app needs. */

export const title = 'Try it out';
export const panel = 'The patch to try a schematic out';
