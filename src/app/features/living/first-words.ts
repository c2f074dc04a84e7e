/** The words about edited schematics that the start of the app needs: parts that could not be loaded. */

export const layer = 'The marks of edited schematics';
export const card = 'The list of edited schematics';
