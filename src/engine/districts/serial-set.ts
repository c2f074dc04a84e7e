/**
 * A set of integers 0..size - 1 that finds its lowest in a few steps: a bit per number, a bit per 32 of those bits that
 * is set when one of them is, and so on up to a single word.
 *
 *     levels[0][number >> 5]   bit (number & 31): the number is in the set
 *     levels[1][number >> 10]  bit (number >> 5 & 31): that word of levels[0] is not zero
 */
export class SerialSet {
  readonly #levels: Int32Array[] = [];

  constructor(size: number) {
    let words = size;
    do {
      words = Math.max(1, Math.ceil(words / 32));
      this.#levels.push(new Int32Array(words));
    } while (words > 1);
  }

  add(number: number): void {
    let rest = number;
    for (const level of this.#levels) {
      const word = rest >>> 5;
      const before = level[word]!;
      level[word] = before | (1 << (rest & 31));
      if (before !== 0) return;
      rest = word;
    }
  }

  /** Removes the lowest number from the set and returns it; -1 when the set is empty. */
  takeLowest(): number {
    const levels = this.#levels;
    let lowest = 0;
    for (let index = levels.length - 1; index >= 0; index--) {
      const bits = levels[index]![lowest]!;
      if (bits === 0) return -1;
      lowest = 32 * lowest + 31 - Math.clz32(bits & -bits);
    }
    let rest = lowest;
    for (const level of levels) {
      const word = rest >>> 5;
      level[word]! &= ~(1 << (rest & 31));
      if (level[word] !== 0) break;
      rest = word;
    }
    return lowest;
  }
}
