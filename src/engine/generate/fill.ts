import type { RandomStream } from '../random/stream.ts';
import { largestFirst, placeOne, type Filling, type Supply } from './filler.ts';
import type { OnProgress } from './progress.ts';
import type { FillRecipe } from './recipe.ts';

/** Placements between two reports of progress. */
const REPORT_EVERY = 256;

/**
 * Fills the board by the recipe's method until the wanted share is covered, or nothing that is still allowed fits.
 * With coverage 1 the result is saturated.
 */
export function fillBoard(
  filling: Filling,
  recipe: FillRecipe,
  random: RandomStream,
  onProgress: OnProgress,
): void {
  const { board } = filling;
  const wanted = recipe.coverage * 6 * board.hexes;
  const next = recipe.method === 'weighted' ? weighted(filling, random) : eachUntilFull(filling);
  const report = () => onProgress({ stage: 'fill', done: Math.min(board.covered, wanted), of: wanted });
  for (let steps = 0; board.covered < wanted;) {
    const supply = next.current();
    if (!supply) break;
    if (!placeOne(filling, supply, random)) next.exhausted(supply);
    else if (supply.placed === supply.rule.max) next.exhausted(supply);
    if (++steps % REPORT_EVERY === 0) report();
  }
  report();
}

/** Decides which schematic comes next; one that is exhausted comes no more. */
interface Order {
  current(): Supply | undefined;
  exhausted(supply: Supply): void;
}

function hasRoom({ rule, placed }: Supply): boolean {
  return rule.max === null || placed < rule.max;
}

/** By weight among those that still fit: one found to fit nowhere is drawn again from the others. */
function weighted({ supplies }: Filling, random: RandomStream): Order {
  let alive = supplies.filter(hasRoom);
  let total = sumWeights(alive);
  return {
    current() {
      let rest = random.fraction() * total;
      for (const supply of alive) {
        rest -= supply.rule.weight;
        if (rest < 0) return supply;
      }
      return alive.at(-1);
    },
    exhausted(supply) {
      alive = alive.filter((other) => other !== supply);
      total = sumWeights(alive);
    },
  };
}

function sumWeights(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { rule }) => sum + rule.weight, 0);
}

/** By descending number of segments, each until it no longer fits. */
function eachUntilFull({ supplies }: Filling): Order {
  const queue = largestFirst(supplies).filter(hasRoom);
  return { current: () => queue[0], exhausted: () => void queue.shift() };
}
