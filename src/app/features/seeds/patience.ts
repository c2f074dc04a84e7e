/** Milliseconds that any seed may take. */
const LEAST = 150;

/** Times what seeds take on average. */
const TIMES = 5;

/** Milliseconds for the first, of which nothing is known. */
const FIRST = 2500;

/**
 * How long a seed may take before others go first: a few seeds of a recipe can take a hundred times as long as the
 * rest, and are not to hold them up. Where all take long, all are waited for.
 */
export class Patience {
  #made = 0;
  #took = 0;
  #postponed = 0;

  /** In milliseconds. */
  get limit(): number {
    if (this.#made === 0) return FIRST * 2 ** this.#postponed;
    return Math.max(LEAST, (TIMES * this.#took) / this.#made);
  }

  /** @param milliseconds that a seed took */
  made(milliseconds: number): void {
    this.#made++;
    this.#took += milliseconds;
  }

  postponed(): void {
    this.#postponed++;
  }
}
