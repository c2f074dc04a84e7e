import type { RandomStream } from './stream.ts';

/**
 * Shuffles the first `length` numbers of `list` as far as the first `count` of them go: those are a random choice in
 * random order, the others stay somewhere behind. One draw per number chosen (Fisher and Yates).
 */
export function shuffleFirst(list: Int32Array, length: number, count: number, random: RandomStream): void {
  for (let index = 0; index < count; index++) {
    const other = index + random.below(length - index);
    const chosen = list[other]!;
    list[other] = list[index]!;
    list[index] = chosen;
  }
}
