import { ByteLines } from '../../../../formats/atlas/byte-lines.ts';

/** Bytes of lines that are put together before they are handed to the browser, which may keep them on a disk. */
const PIECE = 8_000_000;

const BREAK = new Uint8Array([0x0a]);

/** Picks lines of a file by their numbers, as they are, in the order of the file. */
export class LinePicker {
  readonly #wanted: Uint8Array;
  readonly #lines = new ByteLines(2 ** 31, (line) => this.#take(line));
  readonly #blobs: Blob[] = [];
  #piece: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;
  #line = 0;

  /** @param lines their numbers, from 1 */
  constructor(lines: Uint32Array) {
    this.#wanted = new Uint8Array(lines.reduce((most, line) => Math.max(most, line), 0) + 1);
    for (const line of lines) this.#wanted[line] = 1;
  }

  push(chunk: Uint8Array): void {
    this.#lines.push(chunk);
  }

  end(): Blob {
    this.#lines.end();
    this.#put();
    return new Blob(this.#blobs, { type: 'application/jsonl' });
  }

  #take(line: Uint8Array): void {
    this.#line++;
    if (this.#wanted[this.#line] !== 1) return;
    this.#piece.push(line.slice(), BREAK);
    this.#bytes += line.length;
    if (this.#bytes > PIECE) this.#put();
  }

  #put(): void {
    this.#blobs.push(new Blob(this.#piece));
    this.#piece = [];
    this.#bytes = 0;
  }
}
