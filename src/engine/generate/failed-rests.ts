/**
 * A set of search states that failed: the free segments of a board, in two halves, and the pieces that were still
 * needed.
 */
export class FailedRests {
  readonly #highs_rest = new Map<number, Set<number>>();
  readonly #number_text = new Map<string, number>();

  /** @param low 0..2^30 - 1 */
  keyOf(low: number, high: number, text: string): readonly [number, number] {
    let number = this.#number_text.get(text);
    if (number === undefined) this.#number_text.set(text, (number = this.#number_text.size));
    return [number * 2 ** 30 + low, high];
  }

  has([rest, high]: readonly [number, number]): boolean {
    return this.#highs_rest.get(rest)?.has(high) ?? false;
  }

  add([rest, high]: readonly [number, number]): void {
    const highs = this.#highs_rest.get(rest);
    if (highs) highs.add(high);
    else this.#highs_rest.set(rest, new Set([high]));
  }
}
