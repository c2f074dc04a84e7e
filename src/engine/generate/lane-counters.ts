/** Number of bits of a counter: enough for all segments of a schematic. */
const LEVELS = 16;

/**
 * 32 counters side by side, one per lane (bit position) of a word. A level holds the bits of one weight of all
 * counters:
 *
 *     level[n]   bit of weight 2^n of every counter
 */
export class LaneCounters {
  readonly #level = new Int32Array(LEVELS);
  /** Number of levels that may have a bit set. */
  #used = 3;

  clear(): void {
    this.#level.fill(0, 0, this.#used);
    this.#used = 3;
  }

  /** Adds a number 0..7 to each counter; the three words hold the bits of the numbers. */
  add(ones: number, twos: number, fours: number): void {
    const level = this.#level;
    let carry = level[0]! & ones;
    level[0]! ^= ones;
    const half = level[1]! ^ twos;
    const next = (level[1]! & twos) | (half & carry);
    level[1] = half ^ carry;
    const third = level[2]! ^ fours;
    carry = (level[2]! & fours) | (third & next);
    level[2] = third ^ next;
    for (let weight = 3; carry !== 0; weight++) {
      if (weight >= this.#used) this.#used = weight + 1;
      const before = level[weight]!;
      level[weight] = before ^ carry;
      carry &= before;
    }
  }

  /** A mask of the lanes whose counters are below a limit. */
  lanesBelow(limit: number): number {
    if (limit <= 0) return 0;
    if (limit >= 2 ** this.#used) return -1;
    let below = 0;
    let equal = -1;
    for (let weight = this.#used - 1; weight >= 0; weight--) {
      const bits = this.#level[weight]!;
      if ((limit & (1 << weight)) === 0) equal &= ~bits;
      else {
        below |= equal & ~bits;
        equal &= bits;
      }
    }
    return below;
  }

  countOf(lane: number): number {
    let count = 0;
    for (let weight = 0; weight < this.#used; weight++)
      count += ((this.#level[weight]! >>> lane) & 1) << weight;
    return count;
  }
}
