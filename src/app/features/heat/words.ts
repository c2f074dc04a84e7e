import { amount, number } from '../../kit/number-words.ts';

// The command.
export const commands = 'City';
export const showHeat = 'Show where it fits';
export const heatKeywords = 'heat map shade poses';
export const nothingInHand = 'nothing is in hand';

// The legend.
export const heatMap = 'Heat map';
export const posesThatFit = 'Poses that fit';
export const shades = 'Shades';
export const fitsNowhere = 'Fits nowhere';
export const sums = (poses: number, hexes: number) =>
  `${number(poses)} poses on ${amount(hexes, 'hex', 'hexes')}`;
export const counting = 'Counting';
export const countingPoses = 'Counting poses…';
export const failed = (problem: string) => `The heat map failed: ${problem}`;
