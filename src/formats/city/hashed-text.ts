/** A hash that bytes are added to. */
export interface Hash {
  /** Adds bytes. */
  update(bytes: Uint8Array): unknown;
  /** The hash of all that was added. */
  digest(): Uint8Array;
}

const ROOM = 65_536;

/** Most bytes of a whole number with its sign. */
const MOST_DIGITS = 17;

const [ZERO, MINUS] = [0x30, 0x2d];

/**
 * Text that is hashed. Its bytes are put together in one buffer that is used again and again: millions of short strings
 * would cost more than the hash.
 */
export class HashedText {
  readonly #hash: Hash;
  readonly #bytes = new Uint8Array(ROOM);
  #end = 0;

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  /** Adds the UTF-8 bytes of some text. */
  add(text: Uint8Array): void {
    const { length } = text;
    if (this.#end + length > ROOM) this.#flush();
    if (length > ROOM) {
      this.#hash.update(text);
      return;
    }
    const bytes = this.#bytes;
    const end = this.#end;
    // A loop, because most texts are too short for the call of `set` to pay.
    for (let index = 0; index < length; index++) bytes[end + index] = text[index]!;
    this.#end = end + length;
  }

  /** Adds the digits of a whole number. */
  addInteger(value: number): void {
    if (this.#end + MOST_DIGITS > ROOM) this.#flush();
    const bytes = this.#bytes;
    if (value < 0) bytes[this.#end++] = MINUS;
    let rest = Math.abs(value);
    let digits = 1;
    for (let least = 10; rest >= least; least *= 10) digits++;
    this.#end += digits;
    for (let place = this.#end - 1; digits > 0; place--, digits--) {
      const higher = Math.floor(rest / 10);
      bytes[place] = ZERO + rest - 10 * higher;
      rest = higher;
    }
  }

  /** The hash of all that was added. */
  digest(): Uint8Array {
    this.#flush();
    return this.#hash.digest();
  }

  #flush(): void {
    this.#hash.update(this.#bytes.subarray(0, this.#end));
    this.#end = 0;
  }
}
