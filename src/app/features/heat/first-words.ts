/** The words about the heat map that the start of the app needs: parts that could not be loaded. */

export const layer = 'The heat map';
export const legend = 'The legend of the heat map';
