import { wholeMove } from '../../board/paint/painted-parts.ts';
import type { PixelRectangle, Raster } from '../../board/paint/raster.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import type { Bounds } from '../../view/camera.ts';

/** Device pixels of a tile across and down. */
export const TILE = 256;

/** Tiles that are kept: those of a screen of 3840 x 2160 pixels, and one more on each side. */
const MOST_TILES = 240;

/** A tile by its column and row. */
interface Tile {
  readonly column: number;
  readonly row: number;
}

/** Tiles of one scale that are to be drawn. */
export interface TileJob {
  readonly sheet: object;
  readonly tiles: readonly Tile[];
  /** The view of each, with its own corner at the left and top. */
  readonly views: readonly RasterView[];
}

/** All tiles of one scale; pans by whole pixels move them. */
interface Sheet {
  /** The view whose left and top corner is that of the tile in column 0 and row 0. */
  readonly view: RasterView;
  /** Pixels of tiles by their keys, those that were seen last at the end. */
  readonly pixels: Map<string, Uint32Array>;
  /** Those that are to be drawn, by their keys. */
  readonly wanted: Map<string, Tile>;
  /** Those that were seen since tiles about them were drawn ahead. */
  readonly seen: Map<string, Tile>;
}

/** The pixels of a map at the present scale, tile by tile, and which are to be drawn next. */
export class MapTiles {
  #sheet: Sheet | undefined;

  /**
   * Copies what there is of a part into a picture, and wants the rest.
   *
   * @returns whether all of it was there
   */
  paint(raster: Raster, view: RasterView, part: PixelRectangle): boolean {
    const sheet = this.#sheetOf(view);
    const { x: left, y: top } = wholeMove(sheet.view, view)!;
    let isWhole = true;
    for (let row = Math.floor((part.top - top) / TILE); row * TILE < part.bottom - top; row++)
      for (let column = Math.floor((part.left - left) / TILE); column * TILE < part.right - left; column++) {
        const key = keyOf(column, row);
        const pixels = sheet.pixels.get(key);
        sheet.seen.set(key, { column, row });
        if (!pixels) {
          sheet.wanted.set(key, { column, row });
          isWhole = false;
          continue;
        }
        sheet.pixels.delete(key);
        sheet.pixels.set(key, pixels);
        copy(pixels, left + column * TILE, top + row * TILE, raster, part);
      }
    return isWhole;
  }

  /**
   * The tiles that are to be drawn next: those that are wanted, then those about what was seen.
   *
   * @param most tiles of them
   * @param canDraw whether a part of the plane can be drawn now; what cannot stays wanted
   */
  next(most: number, canDraw: (bounds: Bounds) => boolean): TileJob | null {
    const sheet = this.#sheet;
    if (!sheet) return null;
    const able = (tile: Tile) => canDraw(planeOf(sheet, tile));
    let tiles = [...sheet.wanted.values()].filter(able).slice(0, most);
    for (const { column, row } of tiles) sheet.wanted.delete(keyOf(column, row));
    if (tiles.length === 0) {
      tiles = ring(sheet).filter(able).slice(0, most);
      if (tiles.length < most) sheet.seen.clear();
    }
    if (tiles.length === 0) return null;
    const views = tiles.map(({ column, row }) => ({
      side: sheet.view.side,
      originX: sheet.view.originX - column * TILE,
      originY: sheet.view.originY - row * TILE,
    }));
    return { sheet, tiles, views };
  }

  /** The parts of the plane of the tiles that somebody wants to see. */
  wantedIn(): Bounds[] {
    const sheet = this.#sheet;
    return sheet ? Array.from(sheet.wanted.values(), (tile) => planeOf(sheet, tile)) : [];
  }

  /** Keeps what was drawn. @returns the parts of the plane that it shows; none when the scale is another one now */
  put({ sheet, tiles }: TileJob, pixels: readonly Uint32Array[]): Bounds[] {
    const own = this.#sheet;
    if (own !== sheet || !own) return [];
    tiles.forEach(({ column, row }, at) => own.pixels.set(keyOf(column, row), pixels[at]!));
    for (const key of own.pixels.keys()) {
      if (own.pixels.size <= MOST_TILES) break;
      own.pixels.delete(key);
    }
    return tiles.map((tile) => planeOf(own, tile));
  }

  /** Draws the tiles of a part of the plane anew, whose picture is another one now. */
  renew(bounds: Bounds): void {
    for (const key of this.forget(bounds)) this.#sheet!.wanted.set(key, tileOf(key));
  }

  /** Keeps nothing of a part of the plane. @returns the keys of its tiles */
  forget(bounds: Bounds): string[] {
    const sheet = this.#sheet;
    if (!sheet) return [];
    const keys = [...sheet.pixels.keys()].filter((key) => {
      const { left, top, right, bottom } = planeOf(sheet, tileOf(key));
      return left < bounds.right && bounds.left < right && top < bounds.bottom && bounds.top < bottom;
    });
    for (const key of keys) sheet.pixels.delete(key);
    return keys;
  }

  clear(): void {
    this.#sheet = undefined;
  }

  #sheetOf(view: RasterView): Sheet {
    if (!this.#sheet || !wholeMove(this.#sheet.view, view))
      this.#sheet = { view, pixels: new Map(), wanted: new Map(), seen: new Map() };
    return this.#sheet;
  }
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}

function tileOf(key: string): Tile {
  const [column, row] = key.split(' ').map(Number) as [number, number];
  return { column, row };
}

function planeOf({ view: { originX, originY, side } }: Sheet, { column, row }: Tile): Bounds {
  return {
    left: (column * TILE - originX) / side,
    top: (row * TILE - originY) / side,
    right: ((column + 1) * TILE - originX) / side,
    bottom: ((row + 1) * TILE - originY) / side,
  };
}

/** The tiles beside those that were seen. */
function ring({ seen, pixels }: Sheet): Tile[] {
  const about = new Map<string, Tile>();
  for (const { column, row } of seen.values())
    for (const across of [-1, 0, 1])
      for (const down of [-1, 0, 1]) {
        const tile = { column: column + across, row: row + down };
        const key = keyOf(tile.column, tile.row);
        if (!pixels.has(key)) about.set(key, tile);
      }
  return [...about.values()];
}

/** Copies a tile whose corner lies at a pixel of a picture, as far as it lies in a part of it. */
function copy(tile: Uint32Array, left: number, top: number, raster: Raster, part: PixelRectangle): void {
  const [from, to] = [Math.max(left, part.left), Math.min(left + TILE, part.right)];
  for (let y = Math.max(top, part.top); y < Math.min(top + TILE, part.bottom); y++) {
    const row = (y - top) * TILE - left;
    raster.pixels.set(tile.subarray(row + from, row + to), y * raster.width + from);
  }
}
