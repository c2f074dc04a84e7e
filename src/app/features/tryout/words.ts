import type { Reason } from '../../../engine/fit/conditions.ts';
import { amount, number } from '../../kit/number-words.ts';

/** The words about the patch in which a schematic is tried out. */

export const commands = 'Poses';
export const neighbors = 'Neighbors';
export const neighborNames = {
  same: 'The same piece',
  mix: 'Built-in mix',
  recipe: 'Pieces of the recipe',
} as const;
export const reroll = 'Reroll the patch';
export const rerollKeywords = 'dice seed random another';
export const enlarge = 'Enlarge the patch';
export const enlargeKeywords = 'large big preview live';
export const enlarged = (schematic: string) => `${schematic} among its neighbors`;
export const copies = (schematic: string) => `Copies of ${schematic} in the patch`;
export const copiesKeys = 'Arrow keys go from copy to copy, Enter shows the pose.';
export const stamps = (copies: number) => (copies === 1 ? '1 copy' : `${copies} copies`);
export const inPoses = (stamped: number, poses: number) =>
  poses === 1 ? ' in its only pose' : ` in ${stamped} of ${poses} poses`;
export const stamp = (index: number, copies: number, pose: string) => `Copy ${index} of ${copies}: ${pose}`;
export const clickHint = 'Click a copy to show its pose.';
export const empty = 'Paint a segment, and the piece is tried out here.';
export const large = (most: number) =>
  `The piece has conditions and reaches farther than ${most} hexes from its center. Try it out in the City.`;
export const fitsNowhere = 'Fits nowhere in this patch';
export const atPlaces = (reason: string, places: number, of: number) =>
  places === of ? `${reason} at every place` : `${reason} at ${number(places)} of ${amount(of, 'place')}`;
export const needs = (wanted: string, found: string, places: number, of: number) =>
  `Needs ${wanted} here, but ${
    places === of
      ? `every place has ${found}`
      : `${number(places)} of ${amount(of, 'place')} ${places === 1 ? 'has' : 'have'} ${found}`
  }`;
/** Reasons that do not name the placement at fault. */
export const reasons: Partial<Readonly<Record<Reason, string>>> = {
  ground: 'On streets, water or other ground',
  occupied: 'Taken by another piece',
  spacing: 'Too close to another copy',
  near: 'Distances are not kept',
  condition: 'Against a condition of a piece beside it',
};
export const nearestIsMarked = (blocked: number) =>
  `The nearest place is marked, with ${amount(blocked, 'segment')} in red.`;
export const broken = 'The patch could not be drawn';
export const tryAgain = 'Try again';
export const drawing = 'Laying the patch …';
