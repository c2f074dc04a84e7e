/**
 * Places that were refused because of what lies around them, as flat arrays that grow:
 *
 *     code_place[index]              shape * slots + slot
 *     parted_place[2 * index + 0|1]  public cells that a piece there would part; cell 0 where there are none
 */
export class ParkedPlaces {
  #code_place = new Uint32Array(64);
  /** `null` until a place has such cells: millions of places are refused for other reasons. */
  #parted_place: Uint32Array | null = null;
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(code: number, first: number, second: number): void {
    const index = this.#count++;
    if (index === this.#code_place.length) this.#grow();
    this.#code_place[index] = code;
    if (first !== 0) this.#parted_place ??= new Uint32Array(2 * this.#code_place.length);
    if (this.#parted_place === null) return;
    this.#parted_place[2 * index] = first;
    this.#parted_place[2 * index + 1] = second;
  }

  #grow(): void {
    this.#code_place = twiceAsLong(this.#code_place);
    if (this.#parted_place) this.#parted_place = twiceAsLong(this.#parted_place);
  }

  /**
   * Takes places out.
   *
   * @param fate whether a place is taken, stays here, or is gone for good
   * @returns the codes of those taken, in the order in which they were added
   */
  take(fate: (code: number, first: number, second: number) => 'taken' | 'stays' | 'gone'): number[] {
    const places = this.#code_place;
    const parted = this.#parted_place;
    const taken: number[] = [];
    let end = 0;
    for (let index = 0; index < this.#count; index++) {
      const code = places[index]!;
      const first = parted ? parted[2 * index]! : 0;
      const second = parted ? parted[2 * index + 1]! : 0;
      const decided = fate(code, first, second);
      if (decided === 'taken') taken.push(code);
      if (decided !== 'stays') continue;
      places[end] = code;
      if (parted) {
        parted[2 * end] = first;
        parted[2 * end + 1] = second;
      }
      end++;
    }
    this.#count = end;
    return taken;
  }
}

function twiceAsLong(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(2 * values.length);
  longer.set(values);
  return longer;
}
