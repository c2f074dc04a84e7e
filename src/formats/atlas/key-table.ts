/** First value of {@link hashByte}. */
export const FIRST_HASH = 0x811c9dc5 | 0;

/** Adds a byte to a hash: FNV-1a. */
export function hashByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/** Keys of objects of JSON as they stand between their quotes, found by their bytes without making strings of them. */
export class KeyTable {
  readonly #keys: { readonly bytes: Uint8Array; readonly hash: number; readonly value: number }[] = [];
  /** 1 + index into the keys, 0 = free; a power of two long, at most a quarter full. */
  #slots = new Int32Array(16);

  get size(): number {
    return this.#keys.length;
  }

  /** @param value returned for the key, 0 or more */
  add(key: Uint8Array, value: number): void {
    let hash = FIRST_HASH;
    for (const byte of key) hash = hashByte(hash, byte);
    this.#keys.push({ bytes: key, hash, value });
    if (4 * this.#keys.length > this.#slots.length) this.#slots = new Int32Array(4 * this.#slots.length);
    else this.#slots.fill(0);
    this.#keys.forEach((entry, index) => {
      let slot = entry.hash & (this.#slots.length - 1);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = index + 1;
    });
  }

  /** The value of the key at `start..end` of some bytes, -1 for a key that is not there. */
  find(hash: number, bytes: Uint8Array, start: number, end: number): number {
    const slots = this.#slots;
    for (let slot = hash & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const entry = slots[slot]!;
      if (entry === 0) return -1;
      const key = this.#keys[entry - 1]!;
      if (key.hash === hash && isAt(key.bytes, bytes, start, end)) return key.value;
    }
  }
}

function isAt(key: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (key.length !== end - start) return false;
  for (let index = 0; index < key.length; index++) if (key[index] !== bytes[start + index]) return false;
  return true;
}
