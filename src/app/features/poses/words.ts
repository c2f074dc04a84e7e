/** The words of the commands that turn, shift and mirror. */

export const commands = 'Poses';
export const noObject = 'nothing is in hand or selected';
export const keywords = 'rotate flip pose orientation offset';
export const turn = 'Turn 60° clockwise';
export const turnBack = 'Turn 60° counterclockwise';
export const shift = 'Shift right';
export const shiftBack = 'Shift left';
export const mirror = 'Mirror left-right';

export const playPose = 'Play how the pose is made';
export const playPoseKeywords = 'animation steps replay rotation scrub';

// Using a pose as the plain one.
export const usePose = 'Use this pose as 0°';
export const usePoseKeywords = 'adopt apply orientation reset base plain default';
export const alreadyPlain = 'the schematic is shown as it is drawn';
export const usePoseStep = (name: string) => `Use pose as 0° in ${name}`;
export const reachesTooFar = (most: number) =>
  `In this pose the schematic would reach farther than ${most} hexes from its center.`;
export const tooManyHexes = (most: number) =>
  `In this pose the schematic would have more than ${most} hexes.`;
