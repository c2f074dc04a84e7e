/** Greatest seed. */
export const MAX_SEED = 0xffff_ffff;

/** Whether a number is a seed: an integer 0..4294967295. */
export function isSeed(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= MAX_SEED;
}

/** The seed that words become, in any language: the same words give the same seed, whatever blanks are around them. */
export function seedOfWords(words: string): number {
  return mixSeed(0, words.trim().normalize('NFC')) >>> 0;
}

/** A signed 32-bit seed made of `seed` and `name`. */
export function mixSeed(seed: number, name: string): number {
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
