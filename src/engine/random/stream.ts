import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers. Drawing from one never changes another. */
export interface RandomStream {
  /** A whole number 0..bound - 1, each equally likely; bound 1..2^32. */
  below(bound: number): number;
  /** A number 0 ≤ x < 1 with 53 random bits. */
  fraction(): number;
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
  const generator = xoroshiro128plus(mixSeed(seed, name));
  return {
    below: (bound) => uniformInt(generator, 0, bound - 1),
    fraction: () => uniformFloat64(generator),
  };
}

/** A signed 32-bit seed made of `seed` and `name`. */
function mixSeed(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < name.length; index++) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
