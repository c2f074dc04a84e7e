/** The words of the zoom and of the options of boards. */

export const commands = 'View';
