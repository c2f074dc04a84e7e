import type { Dice } from '../../../src/engine/land/dice.ts';

/**
 * The dice procedures as one publishes them: an object per hex, found by a key of text, and a walk hex by hex to the
 * next empty one. It shares no geometry and no rule with the engine.
 */
export interface PublishedHex {
  readonly q: number;
  readonly r: number;
}

export interface PublishedIsland {
  /** By `q,r`. */
  readonly hexes: ReadonlyMap<string, PublishedHex>;
  readonly rolls: number;
  readonly freed: number;
}

/** Clockwise from the top. */
const SIDES = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export function publishedIsland(algorithm: number, target: number, dice: Dice): PublishedIsland {
  let current: PublishedHex = { q: 0, r: 0 };
  const hexes = new Map([['0,0', current]]);
  let rolls = 0;
  let freed = 0;

  const ahead = (side: number, steps: number): PublishedHex => {
    const [q, r] = SIDES[side]!;
    return { q: current.q + steps * q, r: current.r + steps * r };
  };
  const isFilled = (hex: PublishedHex) => hexes.has(`${hex.q},${hex.r}`);
  const fill = (hex: PublishedHex) => hexes.set(`${hex.q},${hex.r}`, hex);
  const stepsToEmpty = (side: number) => {
    let steps = 1;
    while (isFilled(ahead(side, steps))) steps++;
    return steps;
  };
  const move = (side: number) => {
    current = ahead(side, stepsToEmpty(side));
    fill(current);
  };
  const filledNeighbors = () => SIDES.filter((_, side) => isFilled(ahead(side, 1))).length;

  while (hexes.size < target) {
    rolls++;
    const movement = dice.below(6) + 1;
    const side = dice.below(6);
    if (algorithm === 1) {
      if (movement <= 2) move(side);
      else fill(ahead(side, stepsToEmpty(side)));
    } else if (algorithm === 2) {
      if (movement <= 2) move(side);
      else if (!isFilled(ahead(side, 1))) fill(ahead(side, 1));
    } else if (movement > filledNeighbors() || (algorithm === 4 && movement === 1)) {
      if (!isFilled(ahead(side, 1))) fill(ahead(side, 1));
    } else if (algorithm !== 5 || stepsToEmpty(side) <= movement) {
      move(side);
    } else if (SIDES.every((_, other) => stepsToEmpty(other) > 6)) {
      freed++;
      move(side);
    }
  }
  return { hexes, rolls, freed };
}
