import type { Library } from '../../engine/city/library.ts';
import { hexesOfLand } from '../../engine/generate/land.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { Measure } from '../../formats/atlas/measures/measure.ts';
import type { SeedRange, Shard } from '../values.ts';

/** Everything that decides the bytes of a bake. Plain data, which can be sent to threads and other machines. */
export interface BakeJob {
  /** Its own seed counts for nothing. */
  readonly recipe: Recipe;
  readonly library: Library;
  /** Whether the cities are kept, beside their figures. */
  readonly cities: boolean;
  /** Added to each line, in this order; absent when none are asked for. */
  readonly measures?: readonly Measure[];
}

/** The plan of a bake: its seeds in batches of equal size, of which the last may be smaller. */
export interface BakePlan {
  readonly seeds: SeedRange;
  /** Seeds of a batch. */
  readonly batch: number;
}

/** Most seeds of a batch. */
const MOST_SEEDS = 1000;

/** Hexes that the cities of a batch have together, about: some seconds of work of one core. */
const HEXES_OF_BATCH = 200_000;

/** The batches that there are at least, as far as there are seeds, so that many cores have work until the end. */
const LEAST_BATCHES = 64;

/**
 * The plan of a bake. It depends on recipe and seeds alone, so that all shards make the same one.
 *
 * Batches are small enough that little is lost with one, and large enough that looking after them costs nothing.
 */
export function planBake({ recipe }: Pick<BakeJob, 'recipe'>, seeds: SeedRange): BakePlan {
  const hexes = Math.max(1, hexesOfLand(recipe.land));
  const count = countSeeds(seeds);
  const most = Math.min(MOST_SEEDS, Math.floor(HEXES_OF_BATCH / hexes), Math.ceil(count / LEAST_BATCHES));
  return { seeds, batch: Math.max(1, most) };
}

export function countSeeds({ first, last }: SeedRange): number {
  return last - first + 1;
}

/** Batches of a plan that follow each other, computed as they are asked for: there may be billions of seeds. */
export class Batches implements Iterable<SeedRange> {
  readonly #plan: BakePlan;
  readonly #first: number;
  readonly #end: number;

  /** @param end one past the number of the last; batches are numbered from 0 */
  constructor(plan: BakePlan, first: number, end: number) {
    this.#plan = plan;
    this.#first = first;
    this.#end = end;
  }

  get count(): number {
    return this.#end - this.#first;
  }

  /** The seeds from the first batch to the last; `null` for no batches. */
  get seeds(): SeedRange | null {
    if (this.count === 0) return null;
    return { first: this.#at(this.#first).first, last: this.#at(this.#end - 1).last };
  }

  *[Symbol.iterator](): Generator<SeedRange> {
    for (let index = this.#first; index < this.#end; index++) yield this.#at(index);
  }

  #at(index: number): SeedRange {
    const { seeds, batch } = this.#plan;
    const first = seeds.first + index * batch;
    return { first, last: Math.min(seeds.last, first + batch - 1) };
  }
}

/** The batches of a plan, in the order of their seeds. */
export function batchesOf(plan: BakePlan): Batches {
  return new Batches(plan, 0, Math.ceil(countSeeds(plan.seeds) / plan.batch));
}

/** The batches of a shard, one after the other; all shards together have each batch once. */
export function batchesOfShard(plan: BakePlan, { index, of }: Shard): Batches {
  const { count } = batchesOf(plan);
  const start = (part: number) => Math.floor((count * part) / of);
  return new Batches(plan, start(index - 1), start(index));
}
