import { lowestBit, onesIn } from '../fit/bits.ts';
import { distance, type Hex } from '../hex/hex.ts';
import { FailedRests } from './failed-rests.ts';

/** Number of segments in each of two words. */
export const HALF = 30;

/** Most segments of a board for {@link packPieces}. */
export const MOST_SEGMENTS = 2 * HALF;

/** A place that a piece can take. */
export interface PackingOption {
  /** Index of the sort of the piece. */
  readonly sort: number;
  /** The segments that it takes: 0..29 as bits of `low`, 30..59 as bits of `high`. */
  readonly low: number;
  readonly high: number;
  readonly center: Hex;
}

/** The required pieces of one sort. */
export interface PackingSort {
  readonly need: number;
  /** Number of segments of one piece. */
  readonly segments: number;
  /** Least hex distance between the centers of two pieces of the sort; 0 allows any distance. */
  readonly spacing: number;
}

/** The result of packing pieces; `options` has the indices of the chosen options. */
export type Packing =
  | { readonly kind: 'found'; readonly options: readonly number[] }
  /** All ways were tried, and none places all pieces. */
  | { readonly kind: 'impossible' }
  /** The search ended at its limit of steps. */
  | { readonly kind: 'unknown' };

/** Most choices that a search may take back. */
const NODES = 400_000;

/**
 * Places for all pieces of some sorts on a board of at most {@link MOST_SEGMENTS} segments, so that no two pieces share
 * a segment and pieces of a sort keep their spacing. Any number of segments may be left over.
 *
 * Searches depth first, as for an exact cover (Knuth, Algorithm X). Each choice is the one with the fewest
 * alternatives: a segment, which is covered by an option or left over, or a sort, whose next piece takes an option.
 * Segments that no option reaches are left over at once, and states that have failed are remembered.
 *
 * @param watch called regularly; an error that it throws ends the search
 */
export function packPieces(
  options: readonly PackingOption[],
  sorts: readonly PackingSort[],
  watch: () => void,
  nodes = NODES,
): Packing {
  const search = new PackingSearch(options, sorts, watch, nodes);
  const all = Int32Array.from(options.keys());
  const isFound = search.pack(all, -1, -1);
  if (isFound) return { kind: 'found', options: search.taken };
  return { kind: search.isOver ? 'unknown' : 'impossible' };
}

class PackingSearch {
  readonly taken: number[] = [];
  readonly #options: readonly PackingOption[];
  readonly #sorts: readonly PackingSort[];
  readonly #watch: () => void;
  readonly #need_sort: Int32Array;
  readonly #failed = new FailedRests();
  #nodesLeft: number;

  constructor(
    options: readonly PackingOption[],
    sorts: readonly PackingSort[],
    watch: () => void,
    nodes: number,
  ) {
    this.#options = options;
    this.#sorts = sorts;
    this.#watch = watch;
    this.#need_sort = Int32Array.from(sorts, ({ need }) => need);
    this.#nodesLeft = nodes;
  }

  get isOver(): boolean {
    return this.#nodesLeft <= 0;
  }

  /**
   * Whether all pieces that are still needed fit on the remaining segments; {@link taken} then holds their options.
   *
   * @param alive options that can still be chosen, all of them on these segments
   */
  pack(before: Int32Array, low: number, high: number): boolean {
    if (this.#need_sort.every((need) => need === 0)) return true;
    if (--this.#nodesLeft <= 0) return false;
    if (this.#nodesLeft % 1024 === 0) this.#watch();
    const alive = this.#stillOpen(before, low, high);
    const reach = this.#reach(alive);
    if (!reach) return false;
    const rest = this.#failed.keyOf(reach.low, reach.high, this.#restOf(alive));
    if (this.#failed.has(rest)) return false;
    if (this.#branch(alive, reach)) return true;
    if (!this.isOver) this.#failed.add(rest);
    return false;
  }

  /** The options of needed sorts that lie on the given segments. */
  #stillOpen(before: Int32Array, low: number, high: number): Int32Array {
    return before.filter((index) => {
      const option = this.#options[index]!;
      return (option.low & ~low) === 0 && (option.high & ~high) === 0 && this.#need_sort[option.sort]! > 0;
    });
  }

  /** The segments that options reach; `undefined` when segments or options are too few for the needed pieces. */
  #reach(alive: Int32Array): Reach | undefined {
    const sorts = this.#sorts.map(() => ({ low: 0, high: 0, options: 0 }));
    for (const index of alive) {
      const { sort, low, high } = this.#options[index]!;
      const own = sorts[sort]!;
      own.low |= low;
      own.high |= high;
      own.options++;
    }
    let [low, high, needed] = [0, 0, 0];
    let least = Infinity;
    let fewest = -1;
    for (const [sort, own] of sorts.entries()) {
      const need = this.#need_sort[sort]!;
      if (need === 0) continue;
      const room = onesIn(own.low) + onesIn(own.high);
      if (own.options < need || room < need * this.#sorts[sort]!.segments) return undefined;
      if (own.options < least) [least, fewest] = [own.options, sort];
      needed += need * this.#sorts[sort]!.segments;
      low |= own.low;
      high |= own.high;
    }
    const slack = onesIn(low) + onesIn(high) - needed;
    return slack < 0 ? undefined : { low, high, slack, sort: fewest, options: least };
  }

  /**
   * The search state apart from the free segments: the numbers of needed pieces, and the options that spacing leaves.
   */
  #restOf(alive: Int32Array): string {
    const needs = this.#need_sort.join();
    const spaced = alive.filter((index) => this.#sorts[this.#options[index]!.sort]!.spacing > 0);
    return spaced.length === 0 ? needs : `${needs};${spaced.join()}`;
  }

  #branch(alive: Int32Array, { low, high, slack, sort, options }: Reach): boolean {
    const segment = this.#scarcest(alive, low, high);
    if (segment.options + (slack > 0 ? 1 : 0) > options)
      return this.#takeOneOf(
        alive.filter((index) => this.#options[index]!.sort === sort),
        alive,
        low,
        high,
      );
    const covering = alive.filter((index) => {
      const option = this.#options[index]!;
      return (option.low & segment.low) !== 0 || (option.high & segment.high) !== 0;
    });
    if (this.#takeOneOf(covering, alive, low, high)) return true;
    return slack > 0 && this.pack(alive, low & ~segment.low, high & ~segment.high);
  }

  #takeOneOf(choices: Int32Array, alive: Int32Array, low: number, high: number): boolean {
    for (const index of choices) {
      if (this.isOver) return false;
      const option = this.#options[index]!;
      this.#need_sort[option.sort]!--;
      this.taken.push(index);
      if (this.pack(this.#apartFrom(option, alive), low & ~option.low, high & ~option.high)) return true;
      this.taken.pop();
      this.#need_sort[option.sort]!++;
    }
    return false;
  }

  /** The options that remain after one is taken, without those of its sort that are too near to it. */
  #apartFrom({ sort, center }: PackingOption, alive: Int32Array): Int32Array {
    const { spacing } = this.#sorts[sort]!;
    if (spacing === 0) return alive;
    return alive.filter((index) => {
      const other = this.#options[index]!;
      return other.sort !== sort || distance(other.center, center) >= spacing;
    });
  }

  /** The segment that the fewest options cover, the first among equals. */
  #scarcest(alive: Int32Array, low: number, high: number): Scarcest {
    const options_segment = new Int32Array(MOST_SEGMENTS);
    for (const index of alive) {
      const option = this.#options[index]!;
      for (let left = option.low; left !== 0; left &= left - 1) options_segment[lowestBit(left)]!++;
      for (let left = option.high; left !== 0; left &= left - 1) options_segment[HALF + lowestBit(left)]!++;
    }
    let best = { options: Infinity, low: 0, high: 0 };
    for (let left = low; left !== 0; left &= left - 1) {
      const options = options_segment[lowestBit(left)]!;
      if (options < best.options) best = { options, low: left & -left, high: 0 };
    }
    for (let left = high; left !== 0; left &= left - 1) {
      const options = options_segment[HALF + lowestBit(left)]!;
      if (options < best.options) best = { options, low: 0, high: left & -left };
    }
    return best;
  }
}

interface Reach {
  readonly low: number;
  readonly high: number;
  /** Number of segments that may be left over. */
  readonly slack: number;
  /** The sort with the fewest options, and their number. */
  readonly sort: number;
  readonly options: number;
}

interface Scarcest {
  readonly options: number;
  readonly low: number;
  readonly high: number;
}
