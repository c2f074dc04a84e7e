import type { RandomStream } from '../random/stream.ts';
import { largestFirst, placeOne, type Filling } from './filling.ts';
import type { OnProgress } from './progress.ts';
import type { FillRecipe } from '../recipe/recipe.ts';
import type { Supply } from './supply.ts';

/** Number of placements between two reports of progress. */
const REPORT_EVERY = 4_096;

/**
 * Fills the board by the recipe's method until the recipe's coverage is reached, or no schematic below its maximum
 * fits. With coverage 1 the result is saturated. Each step places a schematic, or finds that it fits nowhere any more.
 */
export function fillBoard(
  filling: Filling,
  recipe: FillRecipe,
  random: RandomStream,
  onProgress: OnProgress,
): void {
  const { occupancy } = filling;
  const wanted = recipe.coverage * 6 * occupancy.hexes;
  const order =
    recipe.method === 'weighted' ? new WeightedOrder(filling, random) : new LargestFirstOrder(filling);
  const report = () => onProgress({ stage: 'fill', done: Math.min(occupancy.covered, wanted), of: wanted });
  report();
  for (let steps = 0; occupancy.covered < wanted;) {
    let supply = order.next();
    if (!supply) {
      // Places that their neighborhood refused may fit by now.
      const waiting = filling.supplies.filter((one) => one.hasRoom && one.retry());
      if (waiting.length === 0) break;
      order.revive(waiting);
      supply = order.next()!;
    }
    if (!placeOne(filling, supply, random) || !supply.hasRoom) order.exhausted(supply);
    if (++steps % REPORT_EVERY === 0) report();
  }
  report();
}

/** The order in which schematics are placed; a schematic that fits nowhere any more is dropped. */
interface Order {
  next(): Supply | undefined;
  exhausted(supply: Supply): void;
  /** Schematics that were dropped are placed again, in the order of the recipe. */
  revive(supplies: readonly Supply[]): void;
}

/** Draws by weight among the schematics that still fit: when one is found to fit nowhere, draws another. */
class WeightedOrder implements Order {
  #alive: readonly Supply[];
  #total: number;
  readonly #random: RandomStream;

  constructor({ supplies }: Filling, random: RandomStream) {
    this.#alive = supplies.filter(({ hasRoom }) => hasRoom);
    this.#total = sumWeights(this.#alive);
    this.#random = random;
  }

  next(): Supply | undefined {
    let rest = this.#random.fraction() * this.#total;
    for (const supply of this.#alive) {
      rest -= supply.rule.weight;
      if (rest < 0) return supply;
    }
    return this.#alive.at(-1);
  }

  exhausted(supply: Supply): void {
    this.#alive = this.#alive.filter((other) => other !== supply);
    this.#total = sumWeights(this.#alive);
  }

  revive(supplies: readonly Supply[]): void {
    this.#alive = supplies;
    this.#total = sumWeights(this.#alive);
  }
}

function sumWeights(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { rule }) => sum + rule.weight, 0);
}

/** Takes schematics by descending number of segments, each until it no longer fits. */
class LargestFirstOrder implements Order {
  readonly #queue: Supply[];

  constructor({ supplies }: Filling) {
    this.#queue = largestFirst(supplies).filter(({ hasRoom }) => hasRoom);
  }

  next(): Supply | undefined {
    return this.#queue[0];
  }

  exhausted(): void {
    this.#queue.shift();
  }

  revive(supplies: readonly Supply[]): void {
    this.#queue.push(...largestFirst(supplies));
  }
}
