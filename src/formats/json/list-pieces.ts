/** Number of elements that are joined at once, because keeping a million strings until the end takes much memory. */
const BATCH = 256;

/** The text of a long array, one element per line, as pieces that follow each other. */
export class ListPieces {
  readonly #separator: string;
  readonly #end: string;
  readonly #pieces: string[] = [];
  #batch: string[] = [];
  #isBegun = false;

  /** @param indent blanks before the brackets; elements have two more */
  constructor(indent: number) {
    const blanks = ' '.repeat(indent);
    this.#separator = `,\n${blanks}  `;
    this.#end = `\n${blanks}]`;
  }

  /** Adds an element, given as JSON text. */
  add(element: string): void {
    this.#batch.push(element);
    if (this.#batch.length === BATCH) this.#flush();
  }

  /** The complete pieces since the last call, for writing a text while its list grows. */
  take(): readonly string[] {
    return this.#pieces.splice(0);
  }

  /** The remaining pieces, up to `]`. */
  finish(): readonly string[] {
    if (this.#batch.length > 0) this.#flush();
    if (!this.#isBegun) return ['[]'];
    return [...this.#pieces, this.#end];
  }

  #flush(): void {
    const text = this.#batch.join(this.#separator);
    // The first line break follows no comma.
    this.#pieces.push(this.#isBegun ? this.#separator + text : `[${this.#separator.slice(1)}${text}`);
    this.#isBegun = true;
    this.#batch = [];
  }
}
