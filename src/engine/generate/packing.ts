import { lowestBit, onesIn } from '../fit/bits.ts';
import { distance, type Hex } from '../hex/hex.ts';
import { FailedRests } from './failed-rests.ts';

/** Segments of a board in each of two words. */
export const HALF = 30;

/** Most segments of a board that {@link packPieces} packs. */
export const MOST_SEGMENTS = 2 * HALF;

/** A place that a piece may take. */
export interface PackingOption {
  /** Index of the sort of the piece. */
  readonly sort: number;
  /** Segments 0..29 that it takes, and segments 30..59. */
  readonly low: number;
  readonly high: number;
  readonly center: Hex;
}

/** Pieces that are required. */
export interface PackingSort {
  readonly need: number;
  /** Segments of one piece. */
  readonly segments: number;
  /** Least hex distance between the centers of two of the sort; 0 for any. */
  readonly spacing: number;
}

export type Packing =
  | { readonly kind: 'found'; readonly options: readonly number[] }
  /** All ways have been looked at, and none holds all pieces. */
  | { readonly kind: 'impossible' }
  /** The search ended at its limit of steps. */
  | { readonly kind: 'unknown' };

/** Choices that a search may take back at the most. */
const NODES = 400_000;

/**
 * Places for all pieces of some sorts on a board of at most {@link MOST_SEGMENTS} segments: no segment twice, pieces
 * of a sort at their distance, segments left over as many as there are.
 *
 * Depth first, as exact covers are searched (Knuth, Algorithm X): it decides next what can be decided in the fewest
 * ways, which is a segment, covered by an option or left over, or a sort, the next piece of which takes an option.
 * Segments that no option reaches are left over at once, and a rest that has failed once is known when it comes again.
 *
 * @param watch called now and then; what it throws is thrown on
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
   * Whether what is still needed finds room on the segments that are left; {@link taken} tells where.
   *
   * @param alive options that may be chosen still, all of them on these segments
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

  /** Options on these segments of sorts that are needed. */
  #stillOpen(before: Int32Array, low: number, high: number): Int32Array {
    return before.filter((index) => {
      const option = this.#options[index]!;
      return (option.low & ~low) === 0 && (option.high & ~high) === 0 && this.#need_sort[option.sort]! > 0;
    });
  }

  /** The segments that options reach; `undefined` when they or the options are too few for what is needed. */
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

  /** The state of a rest beside its segments: the numbers needed, and the options that their distance leaves. */
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

  /** Without the options of its sort that are too near to one that is taken. */
  #apartFrom({ sort, center }: PackingOption, alive: Int32Array): Int32Array {
    const { spacing } = this.#sorts[sort]!;
    if (spacing === 0) return alive;
    return alive.filter((index) => {
      const other = this.#options[index]!;
      return other.sort !== sort || distance(other.center, center) >= spacing;
    });
  }

  /** The segment that the fewest options cover, the first of equals. */
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
  /** Segments that may be left over. */
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
