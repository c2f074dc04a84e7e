import type { RandomStream } from './stream.ts';

/**
 * Moves a random choice of `count` of the first `length` numbers of `list` to its start, in random order; the other
 * numbers follow in an order that means nothing. Takes one draw per chosen number (Fisher and Yates).
 */
export function shuffleFirst(list: Int32Array, length: number, count: number, random: RandomStream): void {
  for (let index = 0; index < count; index++) {
    const other = index + random.below(length - index);
    const chosen = list[other]!;
    list[other] = list[index]!;
    list[index] = chosen;
  }
}
