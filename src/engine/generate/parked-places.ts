/** Numbers for each place in {@link ParkedPlaces}. */
const STRIDE = 3;

/**
 * Places that were refused because of what lies around them, as one flat array that grows, of three numbers each:
 *
 *     code            shape * slots + slot
 *     first, second   public cells that a piece there would part; cell 0 where there are none
 */
export class ParkedPlaces {
  #places = new Uint32Array(64 * STRIDE);
  #end = 0;

  get isEmpty(): boolean {
    return this.#end === 0;
  }

  add(code: number, first: number, second: number): void {
    if (this.#end === this.#places.length) {
      const grown = new Uint32Array(2 * this.#end);
      grown.set(this.#places);
      this.#places = grown;
    }
    this.#places[this.#end] = code;
    this.#places[this.#end + 1] = first;
    this.#places[this.#end + 2] = second;
    this.#end += STRIDE;
  }

  /**
   * Takes places out.
   *
   * @param fate whether a place is taken, stays here, or is gone for good
   * @returns the codes of those taken, in the order in which they were added
   */
  take(fate: (code: number, first: number, second: number) => 'taken' | 'stays' | 'gone'): number[] {
    const places = this.#places;
    const taken: number[] = [];
    let end = 0;
    for (let at = 0; at < this.#end; at += STRIDE) {
      const decided = fate(places[at]!, places[at + 1]!, places[at + 2]!);
      if (decided === 'taken') taken.push(places[at]!);
      if (decided !== 'stays') continue;
      for (let index = 0; index < STRIDE; index++) places[end + index] = places[at + index]!;
      end += STRIDE;
    }
    this.#end = end;
    return taken;
  }
}
