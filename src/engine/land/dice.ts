import { randomStream, type RandomStream } from '../random/stream.ts';

/** The number that a six-sided die shows. */
export type Die = 1 | 2 | 3 | 4 | 5 | 6;

export const DIE_SIDES = 6;

/** The source of an island's dice: each roll calls `below(6)` for movement, then for direction. */
export type Dice = Pick<RandomStream, 'below'>;

/** The dice of a seed: the same for every island shape. */
export function islandDice(seed: number): Dice {
  return randomStream(seed, 'land');
}
