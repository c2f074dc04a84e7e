/** Index of the lowest bit that is set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Number of bits that are set (Hacker's Delight, 5-1). */
export function onesIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Sets the bits `from`..`to` of a plane. */
export function setBits(words: Int32Array, from: number, to: number): void {
  const first = from >> 5;
  const last = to >> 5;
  const after = -1 << (from & 31);
  // Two shifts, because JavaScript takes a shift by 32 for a shift by 0.
  const before = ~((-1 << (to & 31)) << 1);
  if (first === last) words[first]! |= after & before;
  else {
    words[first]! |= after;
    for (let word = first + 1; word < last; word++) words[word] = -1;
    words[last]! |= before;
  }
}
