/** The words of the commands that turn, shift and mirror. */

export const commands = 'Poses';
export const noObject = 'nothing is in hand or selected';
export const keywords = 'rotate flip pose orientation offset';
export const turn = 'Turn 60° clockwise';
export const turnBack = 'Turn 60° counterclockwise';
export const shift = 'Shift right';
export const shiftBack = 'Shift left';
export const mirror = 'Mirror left-right';
