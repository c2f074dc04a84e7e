import { clip, isEmpty, meets, movedBy, tilesOf, wholeOf, type Move } from './painted-parts.ts';
import type { PixelRectangle, Raster } from './raster.ts';

/** The parts of a picture that are only good enough for a view that moves, and how far they have been replaced. */
export class RoughParts {
  #parts: readonly PixelRectangle[] = [];
  /** Time that painting the replaced tiles took; `undefined` before the first of them. */
  #spent: number | undefined;
  /** Whether those are all tiles of the picture. */
  #isAll = false;

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  clear(): void {
    this.#parts = [];
    this.#spent = undefined;
  }

  add(part: PixelRectangle): void {
    this.#parts = [...this.#parts, part];
    this.#spent = undefined;
  }

  /** All of the picture is rough. */
  addAll(raster: Raster): void {
    this.#parts = [wholeOf(raster)];
    this.#spent = undefined;
  }

  /** The picture has moved. */
  move(raster: Raster, move: Move): void {
    this.#parts = this.#parts
      .map((part) => clip(movedBy(part, move), raster))
      .filter((part) => !isEmpty(part));
    this.#spent = undefined;
  }

  /**
   * Has some of it replaced tile by tile, those about the middle first.
   *
   * @param side pixels per side length
   * @param isEnough whether the rest is left for the next time after tiles of some cost; one tile is always replaced
   * @param replace paints a tile and says what it cost
   * @returns the tiles, and, after the last one when all of the picture was rough, what it has cost
   */
  replaceSome(
    raster: Raster,
    side: number,
    isEnough: (spent: number) => boolean,
    replace: (tile: PixelRectangle) => number,
  ): { readonly tiles: readonly PixelRectangle[]; readonly total: number | undefined } {
    if (this.#spent === undefined) {
      const all = tilesOf(raster, side);
      this.#parts = all.filter((tile) => this.#parts.some((part) => meets(tile, part)));
      this.#isAll = this.#parts.length === all.length;
      this.#spent = 0;
    }
    const left = [...this.#parts];
    const tiles: PixelRectangle[] = [];
    let spent = 0;
    do {
      const tile = left.pop();
      if (!tile) break;
      const cost = replace(tile);
      spent += cost;
      this.#spent += cost;
      tiles.push(tile);
    } while (!isEnough(spent));
    this.#parts = left;
    return { tiles, total: left.length === 0 && this.#isAll ? this.#spent : undefined };
  }
}
