import type { SheetPicture } from './rows/sheet-rows.ts';

/** Bytes of all pictures that are kept; those in view are kept in any case. */
const MOST_BYTES = 48_000_000;

/** The pictures that were looked at last. Older ones are forgotten: they can be made anew. */
export class PictureStore {
  readonly #most: number;
  readonly #pictures = new Map<number, SheetPicture>();
  readonly #listeners = new Set<() => void>();
  #inView: ReadonlySet<number> = new Set();
  #bytes = 0;

  constructor(most: number = MOST_BYTES) {
    this.#most = most;
  }

  get = (seed: number): SheetPicture | undefined => this.#pictures.get(seed);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps the pictures of these seeds before all others. */
  look(seeds: readonly number[]): void {
    this.#inView = new Set(seeds);
    for (const seed of seeds) {
      const picture = this.#pictures.get(seed);
      if (!picture) continue;
      // The latest one is the last of a map.
      this.#pictures.delete(seed);
      this.#pictures.set(seed, picture);
    }
  }

  put(pictures: readonly SheetPicture[]): void {
    if (pictures.length === 0) return;
    for (const picture of pictures) {
      this.#forget(picture.seed);
      this.#pictures.set(picture.seed, picture);
      this.#bytes += bytesOf(picture);
    }
    for (const seed of this.#pictures.keys()) {
      if (this.#bytes <= this.#most) break;
      if (!this.#inView.has(seed)) this.#forget(seed);
    }
    for (const listener of this.#listeners) listener();
  }

  #forget(seed: number): void {
    const picture = this.#pictures.get(seed);
    if (!picture) return;
    this.#pictures.delete(seed);
    this.#bytes -= bytesOf(picture);
  }
}

/** Problems count, too: about a kilobyte each. */
function bytesOf(picture: SheetPicture): number {
  return picture.kind === 'city' ? picture.pixels.byteLength : 1000;
}
