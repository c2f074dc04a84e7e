import { joinBytes } from '../join-bytes.ts';

const BREAK = 0x0a;

/** The lines of chunks of bytes, wherever a chunk ends. Call `end` after the last one. */
export class ByteLines {
  readonly #onLine: (line: Uint8Array) => void;
  readonly #most: number;
  /** The beginning of a line that goes on in the next chunk. */
  #begun: Uint8Array[] = [];
  #beginning = 0;

  /**
   * @param most bytes of a line; of a longer one only so many are kept, and one more
   * @param onLine told each line without its break; it has to use the bytes before it returns
   */
  constructor(most: number, onLine: (line: Uint8Array) => void) {
    this.#most = most;
    this.#onLine = onLine;
  }

  push(chunk: Uint8Array): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(BREAK, start);
      if (end < 0) break;
      this.#finish(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
  }

  /** Tells the last line when it has no break. */
  end(): void {
    if (this.#beginning > 0) this.#finish(new Uint8Array(0));
  }

  #finish(rest: Uint8Array): void {
    if (this.#beginning === 0) return this.#onLine(rest.subarray(0, this.#most + 1));
    this.#keep(rest);
    const line = joinBytes(this.#begun);
    this.#begun = [];
    this.#beginning = 0;
    this.#onLine(line);
  }

  #keep(part: Uint8Array): void {
    const kept = part.slice(0, Math.max(0, this.#most + 1 - this.#beginning));
    this.#beginning += kept.length;
    if (kept.length > 0) this.#begun.push(kept);
  }
}
