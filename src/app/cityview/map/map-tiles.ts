import type { Point } from '../../../engine/hex/plane.ts';
import { wholeMove } from '../../board/paint/painted-parts.ts';
import type { PixelRectangle, Raster } from '../../board/paint/raster.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import type { Bounds } from '../../view/camera.ts';
import { nearestTo } from './map-page.ts';

/** Device pixels of a tile across and down, about: so many tiles fit into a picture without a rest. */
const TILE = 256;

/** Tiles across and down that are drawn at once: much of the work is the same for neighbors. */
const BLOCK = 2;

/** Tiles that are kept: those of a screen of 3840 x 2160 pixels, and one more on each side. */
const MOST_TILES = 240;

/** Scales whose tiles are kept, for a zoom that goes back. */
const MOST_SHEETS = 4;

/** A tile by its column and row. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

/** Tiles of one scale that are to be drawn, side by side. */
export interface TileJob {
  readonly sheet: object;
  readonly tiles: readonly Tile[];
  /** The view whose left and top corner is that of the block that holds them. */
  readonly view: RasterView;
  /** The part of the block that each of them is, in pixels. */
  readonly parts: readonly PixelRectangle[];
}

/** A part of the plane at the scale of some tiles, in whole pixels of these. */
export interface PatchJob {
  readonly sheet: object;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The view whose left and top corner is that of the part. */
  readonly view: RasterView;
}

/** All tiles of one scale; pans by whole pixels move them. */
interface Sheet {
  /** The view whose left and top corner is that of the tile in column 0 and row 0. */
  readonly view: RasterView;
  /** Device pixels of a tile across and down. */
  readonly width: number;
  readonly height: number;
  /** Pixels of tiles by their keys, those that were seen last at the end. */
  readonly pixels: Map<string, Uint32Array>;
  /** Those that are to be drawn, by their keys. */
  readonly wanted: Map<string, Tile>;
  /** Those that were seen since tiles about them were drawn ahead. */
  readonly seen: Map<string, Tile>;
  /** The point of the plane whose tiles are drawn first. */
  focus: Point;
}

/** The pixels of a map tile by tile, at the present scale and some before, and which are to be drawn next. */
export class MapTiles {
  /** The present one first. */
  #sheets: readonly Sheet[] = [];
  /** That of a view which is to come. */
  #ahead: Sheet | undefined;

  /** The point of the plane whose tiles are drawn first. */
  get focus(): Point | undefined {
    return (this.#ahead ?? this.#sheets[0])?.focus;
  }

  /** Draws the tiles about a point of the plane first. */
  lookAt(focus: Point): void {
    if (this.#sheets[0]) this.#sheets[0].focus = focus;
  }

  /**
   * Copies what there is of a part into a picture, and wants the rest.
   *
   * @returns whether all of it was there
   */
  paint(raster: Raster, view: RasterView, part: PixelRectangle): boolean {
    const sheet = this.#sheetOf(view, raster);
    if (sheet !== this.#sheets[0]) {
      if (sheet === this.#ahead) this.#ahead = undefined;
      this.#sheets = [sheet, ...this.#sheets.filter((one) => one !== sheet)].slice(0, MOST_SHEETS);
    }
    const { x: left, y: top } = moveOf(sheet.view, view)!;
    return want(sheet, view, part, (tile, pixels) =>
      copy(pixels, sheet, left + tile.column * sheet.width, top + tile.row * sheet.height, raster, part),
    );
  }

  /**
   * Wants the tiles of a picture before it is painted.
   *
   * @returns whether all of them are there
   */
  expect(view: RasterView, part: PixelRectangle): boolean {
    const sheet = this.#sheetOf(view, { width: part.right, height: part.bottom });
    this.#ahead = sheet === this.#sheets[0] ? undefined : sheet;
    return want(sheet, view, part);
  }

  /**
   * The tiles that are to be drawn next: those that are wanted, then those about what was seen.
   *
   * @param canDraw whether a part of the plane can be drawn now; what cannot stays wanted
   */
  next(canDraw: (bounds: Bounds) => boolean): TileJob | null {
    for (const sheet of this.#active()) {
      const able = (tiles: Iterable<Tile>) => [...tiles].filter((tile) => canDraw(planeOf(sheet, tile)));
      let tiles = blockOf(able(sheet.wanted.values()), sheet);
      for (const { column, row } of tiles) sheet.wanted.delete(keyOf(column, row));
      if (tiles.length === 0 && sheet.wanted.size === 0) {
        tiles = blockOf(able(ring(sheet)), sheet);
        if (tiles.length === 0) sheet.seen.clear();
      }
      if (tiles.length === 0) continue;
      // That of the block, whichever of its tiles are drawn: from elsewhere, edges are rounded in another way.
      const [left, top] = [cornerOf(tiles[0]!.column), cornerOf(tiles[0]!.row)];
      return {
        sheet,
        tiles,
        view: viewAt(sheet, left * sheet.width, top * sheet.height),
        parts: tiles.map(({ column, row }) => ({
          left: (column - left) * sheet.width,
          top: (row - top) * sheet.height,
          right: (column - left + 1) * sheet.width,
          bottom: (row - top + 1) * sheet.height,
        })),
      };
    }
    return null;
  }

  /** The parts of the plane of the tiles that somebody wants to see. */
  wantedIn(): Bounds[] {
    return this.#active().flatMap((sheet) =>
      Array.from(sheet.wanted.values(), (tile) => planeOf(sheet, tile)),
    );
  }

  /** Whether a part of the plane is among the tiles of the present scale. */
  shows(bounds: Bounds): boolean {
    const sheet = this.#sheets[0];
    return sheet !== undefined && tilesIn(sheet, bounds).length > 0;
  }

  /** Keeps what was drawn. @returns the parts of the plane whose picture is another one now */
  put({ sheet, tiles }: TileJob, pixels: readonly Uint32Array[]): Bounds[] {
    const own = [...this.#sheets, ...this.#active()].find((one) => one === sheet);
    if (!own) return [];
    const changed = tiles.filter(({ column, row }, at) => {
      const key = keyOf(column, row);
      const before = own.pixels.get(key);
      own.pixels.set(key, pixels[at]!);
      return !before || !areEqual(before, pixels[at]!);
    });
    this.#forgetSome(own);
    return changed.map((tile) => planeOf(own, tile));
  }

  /** Draws the tiles of a part of the plane anew, whose picture may be another one now: it is shown until then. */
  renew(bounds: Bounds): void {
    const [present] = this.#sheets;
    if (present)
      for (const tile of tilesIn(present, bounds)) present.wanted.set(keyOf(tile.column, tile.row), tile);
    for (const sheet of [...this.#sheets.slice(1), this.#ahead]) if (sheet) forgetIn(sheet, bounds);
  }

  /** Keeps nothing of a part of the plane. */
  forget(bounds: Bounds): void {
    for (const sheet of [...this.#sheets, this.#ahead]) if (sheet) forgetIn(sheet, bounds);
  }

  /** The pixels of a part of the plane that are to be drawn anew at the present scale; `null` when none are there. */
  patchOf(bounds: Bounds): PatchJob | null {
    const [sheet] = this.#sheets;
    const tiles = sheet ? tilesIn(sheet, bounds) : [];
    if (!sheet || tiles.length === 0) return null;
    const { side, originX, originY } = sheet.view;
    // A pixel more on each side, as far as there are tiles.
    const along = (of: 'column' | 'row', size: number, from: number, to: number) => {
      const places = tiles.map((tile) => tile[of]);
      const start = Math.max(Math.floor(from) - 1, Math.min(...places) * size);
      return [start, Math.min(Math.ceil(to) + 1, (Math.max(...places) + 1) * size) - start] as const;
    };
    const at = (origin: number, place: number) => origin + place * side;
    const [left, width] = along('column', sheet.width, at(originX, bounds.left), at(originX, bounds.right));
    const [top, height] = along('row', sheet.height, at(originY, bounds.top), at(originY, bounds.bottom));
    return { sheet, left, top, width, height, view: viewAt(sheet, left, top) };
  }

  /**
   * The map of a part of the plane is another one: keeps what was drawn of it at one scale, and of others nothing.
   *
   * @param pixels those of the job, row by row
   */
  patch(bounds: Bounds, job: PatchJob | null, pixels: Uint32Array | null): void {
    for (const sheet of [...this.#sheets, this.#ahead]) {
      if (!sheet) continue;
      if (!job || !pixels || sheet !== job.sheet) forgetIn(sheet, bounds);
      else patchSheet(sheet, bounds, job, pixels);
    }
  }

  clear(): void {
    this.#sheets = [];
    this.#ahead = undefined;
  }

  /** The sheets that tiles are drawn of, the more urgent first. */
  #active(): readonly Sheet[] {
    const [present] = this.#sheets;
    return [this.#ahead, present].filter((sheet) => sheet !== undefined);
  }

  #sheetOf(view: RasterView, { width, height }: Pick<Raster, 'width' | 'height'>): Sheet {
    const known = [...this.#sheets, this.#ahead].find((sheet) => sheet && moveOf(sheet.view, view));
    return (
      known ?? {
        view,
        width: fitting(width),
        height: fitting(height),
        pixels: new Map(),
        wanted: new Map(),
        seen: new Map(),
        focus: this.#fixedPoint(view) ?? {
          x: (width / 2 - view.originX) / view.side,
          y: (height / 2 - view.originY) / view.side,
        },
      }
    );
  }

  /** The point of the plane that a zoom from the present view to another one leaves in its place; about, the pointer. */
  #fixedPoint({ side, originX, originY }: RasterView): Point | undefined {
    const before = this.#sheets[0]?.view;
    if (!before || Math.abs(before.side / side - 1) < 1e-3) return undefined;
    return {
      x: (originX - before.originX) / (before.side - side),
      y: (originY - before.originY) / (before.side - side),
    };
  }

  /** Forgets tiles of scales before, then those that were not seen for long. */
  #forgetSome(latest: Sheet): void {
    const all = new Set([latest, ...this.#active(), ...this.#sheets]);
    let count = 0;
    for (const { pixels } of all) count += pixels.size;
    for (const { pixels } of [...all].reverse())
      for (const key of pixels.keys()) {
        if (count <= MOST_TILES) return;
        pixels.delete(key);
        count--;
      }
  }
}

/** The pixels of tiles that make up a length. */
function fitting(length: number): number {
  return Math.ceil(length / Math.max(1, Math.round(length / TILE)));
}

/** The move in whole pixels from one view to another; a zoom there and back leaves a hair between two scales. */
function moveOf(from: RasterView, to: RasterView): ReturnType<typeof wholeMove> {
  const isSame = Math.abs(from.side / to.side - 1) < 1e-9;
  return wholeMove(from, isSame ? { ...to, side: from.side } : to);
}

/**
 * Wants the tiles of a part that are not there.
 *
 * @param each is called for those that are there
 * @returns whether all are
 */
function want(
  sheet: Sheet,
  view: RasterView,
  part: PixelRectangle,
  each?: (tile: Tile, pixels: Uint32Array) => void,
): boolean {
  const { x: left, y: top } = moveOf(sheet.view, view)!;
  let isWhole = true;
  const { width, height } = sheet;
  for (let row = Math.floor((part.top - top) / height); row * height < part.bottom - top; row++)
    for (let column = Math.floor((part.left - left) / width); column * width < part.right - left; column++) {
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
      each?.({ column, row }, pixels);
    }
  return isWhole;
}

/** The first column or row of the block of a column or row. */
function cornerOf(index: number): number {
  return Math.floor(index / BLOCK) * BLOCK;
}

/** Those of some tiles that lie in one block with the one nearest to the focus. */
function blockOf(tiles: readonly Tile[], sheet: Sheet): readonly Tile[] {
  const nearest = nearestTo(sheet.focus, tiles, (tile) => planeOf(sheet, tile));
  const blockAt = ({ column, row }: Tile) => keyOf(cornerOf(column), cornerOf(row));
  return nearest ? tiles.filter((tile) => blockAt(tile) === blockAt(nearest)) : [];
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}

function tileOf(key: string): Tile {
  const [column, row] = key.split(' ').map(Number) as [number, number];
  return { column, row };
}

function viewAt({ view: { originX, originY, side } }: Sheet, left: number, top: number): RasterView {
  return { side, originX: originX - left, originY: originY - top };
}

function planeOf({ view: { originX, originY, side }, width, height }: Sheet, { column, row }: Tile): Bounds {
  return {
    left: (column * width - originX) / side,
    top: (row * height - originY) / side,
    right: ((column + 1) * width - originX) / side,
    bottom: ((row + 1) * height - originY) / side,
  };
}

/** The tiles of a part of the plane that are there. */
function tilesIn(sheet: Sheet, bounds: Bounds): Tile[] {
  return Array.from(sheet.pixels.keys(), tileOf).filter((tile) => {
    const { left, top, right, bottom } = planeOf(sheet, tile);
    return left < bounds.right && bounds.left < right && top < bounds.bottom && bounds.top < bottom;
  });
}

/** Keeps nothing of a part of the plane; what was wanted is so still. */
function forgetIn(sheet: Sheet, bounds: Bounds): void {
  for (const { column, row } of tilesIn(sheet, bounds)) sheet.pixels.delete(keyOf(column, row));
}

function patchSheet(sheet: Sheet, bounds: Bounds, job: PatchJob, pixels: Uint32Array): void {
  for (const tile of tilesIn(sheet, bounds)) {
    const { width, height } = sheet;
    const [x, y] = [job.left - tile.column * width, job.top - tile.row * height];
    const right = Math.min(width, x + job.width);
    const bottom = Math.min(height, y + job.height);
    const own = sheet.pixels.get(keyOf(tile.column, tile.row))!;
    for (let row = Math.max(0, y); row < bottom; row++) {
      const from = (row - y) * job.width - x;
      const left = Math.max(0, x);
      if (left < right) own.set(pixels.subarray(from + left, from + right), row * width + left);
    }
  }
}

function areEqual(a: Uint32Array, b: Uint32Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
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
function copy(
  tile: Uint32Array,
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  left: number,
  top: number,
  raster: Raster,
  part: PixelRectangle,
): void {
  const [from, to] = [Math.max(left, part.left), Math.min(left + width, part.right)];
  for (let y = Math.max(top, part.top); y < Math.min(top + height, part.bottom); y++) {
    const row = (y - top) * width - left;
    raster.pixels.set(tile.subarray(row + from, row + to), y * raster.width + from);
  }
}
