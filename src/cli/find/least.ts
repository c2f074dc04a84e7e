/**
 * The entries with the least keys, in their order; of equal keys the first that were added. Keeps at most twice as many
 * entries as are asked for.
 */
export class Least<Entry> {
  readonly #limit: number;
  #entries: { readonly key: number; readonly entry: Entry }[] = [];
  /** The largest key that is kept, once there are enough. */
  #most: number | undefined;

  /** @param limit number of entries that are asked for; Infinity for all */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * @param key NaN comes last
   * @param make makes the entry, when it may be among the least
   */
  add(key: number, make: () => Entry): void {
    const own = Number.isNaN(key) ? Infinity : key;
    if (this.#most !== undefined && own >= this.#most) return;
    this.#entries.push({ key: own, entry: make() });
    if (this.#entries.length >= 2 * this.#limit) this.#cut();
  }

  /** The entries, least key first. */
  finish(): Entry[] {
    this.#cut();
    return this.#entries.map(({ entry }) => entry);
  }

  #cut(): void {
    // Sorting is stable: entries of equal keys stay as they were added. The difference of infinities is no number.
    this.#entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    if (this.#entries.length < this.#limit) return;
    this.#entries = this.#entries.slice(0, this.#limit);
    this.#most = this.#entries.at(-1)?.key;
  }
}
