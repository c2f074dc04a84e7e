import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { mixSeed } from './seed.ts';

const TWO_TO_32 = 4_294_967_296;
const TWO_TO_21 = 2_097_152;

/** A stream of random numbers. Drawing from one never changes another. */
export class RandomStream {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  /** @param seed any integer; of its bits the lowest 32 count */
  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /**
   * A whole number 0..bound - 1, each equally likely; bound 1..2^32. Draws that fall into the last, incomplete block of
   * `bound` numbers are repeated. Computing in doubles is exact here: no quotient of numbers below 2^32 is so near to a
   * whole number that it would be rounded to it.
   */
  below(bound: number): number {
    for (;;) {
      const number = this.#generator.next() >>> 0;
      const block = Math.floor(number / bound) * bound;
      if (block + bound <= TWO_TO_32) return number - block;
    }
  }

  /** A number 0 ≤ x < 1, a multiple of 2^-53. */
  fraction(): number {
    const high = this.#generator.next() >>> 0;
    const low = this.#generator.next() >>> 11;
    return (high * TWO_TO_21 + low) / (TWO_TO_32 * TWO_TO_21);
  }
}

/**
 * The random stream of one stage of a generation. Streams are forked by name, so that a stage that draws more
 * or less leaves the others as they were.
 *
 * xoroshiro128+ of pure-rand, seeded with the name hashed into the seed (FNV-1a, then the finalizer of MurmurHash3).
 *
 * @param seed 0..4294967295
 */
export function randomStream(seed: number, name: string): RandomStream {
  return new RandomStream(mixSeed(seed, name));
}
