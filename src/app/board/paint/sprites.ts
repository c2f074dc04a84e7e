import { ORIGIN } from '../../../engine/hex/hex.ts';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { pictureBounds, type Layer, type Picture } from '../../../formats/picture/picture.ts';
import { countPaths, drawPictures, type PlacedPicture } from './art.ts';
import type { PixelRectangle, Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';
import type { Scratch } from './scratch.ts';
import type { SpriteBudget } from './sprite-budget.ts';

/**
 * Layers that are blended together, from the ground up: a shadow falls on the ground of its neighbors, and under all
 * walls.
 */
const SHEETS: readonly (readonly Layer[])[] = [
  ['ground', 'texture'],
  ['shadow'],
  ['body', 'roof', 'detail', 'top'],
];

/** Pixels on a side above which a picture is drawn by its paths: few of them are in view then. */
const LARGEST = 512;

/** Pixels of all sprites together, hardly more: some 12 MB. */
const MOST_PIXELS = 3_000_000;

/** Pixels across the sheet that several are drawn on at once. */
const SHEET_WIDTH = 1024;

/**
 * A part of a picture as pixels with alpha; `left` and `top` are where they begin, seen from the center of hex (0, 0).
 * Transparent pixels are skipped and opaque ones copied, run by run: `runs_row` has the first number of each row in `runs`,
 * three for a run: its first column, the column after its last, and 1 when it is opaque.
 */
interface Sprite {
  readonly pixels: Uint32Array;
  readonly runs: Uint16Array;
  readonly runs_row: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Where the pixels of a picture lie, seen from the center of hex (0, 0). */
interface PictureBox {
  readonly picture: Picture;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that is too large to be made at once, and how far it is: its sheets one by one, from above. */
interface Making {
  readonly box: PictureBox;
  readonly sheets: readonly Uint32Array[];
  row: number;
}

/**
 * Pictures as pixels at one scale, for views that move: to blend them takes a fraction of the time of their paths. They
 * are moved to whole pixels, so that a view that rests is to be drawn anew from the paths.
 */
export class PictureSprites {
  readonly side: number;
  readonly #scratch: Scratch;
  /** By identity, as long as anybody else knows the picture; `null` for those that are too large. */
  #sprites = new WeakMap<Picture, readonly Sprite[] | null>();
  readonly #boxes = new WeakMap<Picture, PictureBox>();
  #pixels = 0;
  #making: Making | undefined;

  /** @param side pixels per side length */
  constructor(side: number, scratch: Scratch) {
    this.side = side;
    this.#scratch = scratch;
  }

  /**
   * Makes those that are missing, as far as the budget goes and as long as there is room. One that is larger than the
   * budget is made piece by piece, call by call.
   *
   * @returns whether all are there now that there is room for
   */
  prepare(placed: Iterable<PlacedPicture>, budget: SpriteBudget): boolean {
    if (this.#pixels > MOST_PIXELS) return true;
    const now = new Map<Picture, PictureBox>();
    let large: PictureBox | undefined;
    let [paths, pixels] = [0, 0];
    let all = true;
    for (const { picture } of placed) {
      if (this.#sprites.has(picture) || now.has(picture)) continue;
      const box = this.#boxOf(picture);
      if (!box) continue;
      const size = SHEETS.length * box.width * box.height;
      if (paths >= budget.paths || pixels + size > budget.pixels) {
        all = false;
        if (size > budget.pixels) large ??= box;
        continue;
      }
      now.set(picture, box);
      paths += countPaths(picture);
      pixels += size;
    }
    if (now.size > 0) this.#draw([...now.values()]);
    else if (large && budget.pixels > 0) this.#goOn(large, budget.pixels);
    return all;
  }

  /** Forgets all but those of some pictures, once there is no room left. */
  makeRoomFor(placed: Iterable<PlacedPicture>): void {
    if (this.#pixels <= MOST_PIXELS) return;
    const before = this.#sprites;
    this.#sprites = new WeakMap();
    this.#pixels = 0;
    for (const { picture } of placed) {
      const sprites = before.get(picture);
      if (sprites === undefined || this.#sprites.has(picture)) continue;
      this.#sprites.set(picture, sprites);
      for (const { pixels } of sprites ?? []) this.#pixels += pixels.length;
    }
  }

  /** Blends the pictures that are there into a part of an opaque picture. */
  blend(target: Raster, part: PixelRectangle, placed: readonly PlacedPicture[], view: RasterView): void {
    for (let sheet = 0; sheet < SHEETS.length; sheet++)
      for (const { picture, at } of placed) {
        const sprite = this.#sprites.get(picture)?.[sheet];
        if (!sprite || sprite.width === 0) continue;
        const { x, y } = hexCenter(at);
        const left = Math.round(view.originX + x * view.side) + sprite.left;
        const top = Math.round(view.originY + y * view.side) + sprite.top;
        blendSprite(target, part, sprite, left, top);
      }
  }

  /** The pixels that a picture takes; `undefined` when it is too large for a sprite. */
  #boxOf(picture: Picture): PictureBox | undefined {
    const known = this.#boxes.get(picture);
    if (known) return known;
    const { side } = this;
    const bounds = pictureBounds(picture);
    const [left, top] = [Math.floor(bounds.left * side) - 1, Math.floor(bounds.top * side) - 1];
    const width = Math.ceil(bounds.right * side) + 1 - left;
    const height = Math.ceil(bounds.bottom * side) + 1 - top;
    if (Math.max(width, height) > LARGEST) {
      this.#sprites.set(picture, null);
      return undefined;
    }
    const box = { picture, left, top, width, height };
    this.#boxes.set(picture, box);
    return box;
  }

  #draw(pictures: readonly PictureBox[]): void {
    const boxes = pictures.flatMap((box) => SHEETS.map((_, sheet) => ({ ...box, sheet })));
    const { places, height } = shelve(boxes);
    const drawn = this.#scratch.drawAlone(SHEET_WIDTH, height, (context) => {
      for (const [i, { sheet, left, top, picture }] of boxes.entries()) {
        const { x, y } = places[i]!;
        this.#drawSheet(context, picture, sheet, x - left, y - top);
      }
    });
    for (const [i, box] of pictures.entries())
      this.#keep(
        box,
        SHEETS.map((_, sheet) => cut(drawn, places[SHEETS.length * i + sheet]!, box)),
      );
  }

  /** Makes some more of a large picture. */
  #goOn(box: PictureBox, pixels: number): void {
    const { picture, left, top, width, height } = box;
    if (this.#making?.box.picture !== picture) {
      const sheets = SHEETS.map(() => new Uint32Array(width * height));
      this.#making = { box, sheets, row: 0 };
    }
    const making = this.#making;
    const sheet = Math.floor(making.row / height);
    const from = making.row - sheet * height;
    const rows = Math.min(height - from, Math.max(1, Math.floor(pixels / width)));
    const drawn = this.#scratch.drawAlone(width, rows, (context) =>
      this.#drawSheet(context, picture, sheet, -left, -top - from),
    );
    making.sheets[sheet]!.set(drawn, from * width);
    making.row += rows;
    if (making.row < SHEETS.length * height) return;
    this.#keep(box, making.sheets);
    this.#making = undefined;
  }

  #drawSheet(
    context: CanvasRenderingContext2D,
    picture: Picture,
    sheet: number,
    originX: number,
    originY: number,
  ): void {
    const view = { originX, originY, side: this.side };
    drawPictures(context, [{ picture, at: ORIGIN }], view, { layers: SHEETS[sheet]! });
  }

  #keep({ picture, left, top, width, height }: PictureBox, sheets: readonly Uint32Array[]): void {
    const sprites = sheets.map((pixels): Sprite => {
      const runs = runsOf(pixels, width, height);
      return runs.runs.length === 0 ? NOTHING : { pixels, ...runs, width, height, left, top };
    });
    this.#sprites.set(picture, sprites);
    for (const { pixels } of sprites) this.#pixels += pixels.length;
  }
}

const NOTHING: Sprite = {
  pixels: new Uint32Array(0),
  runs: new Uint16Array(0),
  runs_row: new Uint32Array(1),
  width: 0,
  height: 0,
  left: 0,
  top: 0,
};

/** Numbers of a run. */
const RUN = 3;

function runsOf(pixels: Uint32Array, width: number, height: number): Pick<Sprite, 'runs' | 'runs_row'> {
  const runs: number[] = [];
  const runs_row = new Uint32Array(height + 1);
  for (let row = 0; row < height; row++) {
    let column = 0;
    while (column < width) {
      const alpha = pixels[row * width + column]! >>> 24;
      const first = column++;
      if (alpha === 0) continue;
      const isOpaque = alpha === 255;
      for (; column < width; column++) {
        const next = pixels[row * width + column]! >>> 24;
        if (next === 0 || (next === 255) !== isOpaque) break;
      }
      runs.push(first, column, isOpaque ? 1 : 0);
    }
    runs_row[row + 1] = runs.length;
  }
  return { runs: Uint16Array.from(runs), runs_row };
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Places for boxes in rows below each other. */
function shelve(boxes: readonly Box[]): { places: readonly { x: number; y: number }[]; height: number } {
  let [x, y, rowHeight] = [0, 0, 0];
  const places = boxes.map(({ width, height }) => {
    if (x + width > SHEET_WIDTH) [x, y, rowHeight] = [0, y + rowHeight, 0];
    const place = { x, y };
    x += width;
    rowHeight = Math.max(rowHeight, height);
    return place;
  });
  return { places, height: y + rowHeight };
}

/** The pixels of a box of a sheet. */
function cut(
  sheet: Uint32Array,
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: Box,
): Uint32Array {
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * SHEET_WIDTH + x;
    pixels.set(sheet.subarray(start, start + width), row * width);
  }
  return pixels;
}

function blendSprite(target: Raster, part: PixelRectangle, sprite: Sprite, left: number, top: number): void {
  const { runs, runs_row, width, height } = sprite;
  const pixels = signed(sprite.pixels);
  const into = signed(target.pixels);
  const fromX = Math.max(part.left - left, 0);
  const toX = Math.min(part.right - left, width);
  const fromY = Math.max(part.top, top);
  const toY = Math.min(part.bottom, top + height);
  if (fromX >= toX) return;
  for (let y = fromY; y < toY; y++) {
    const row = (y - top) * width;
    const at = y * target.width + left - row;
    const end = runs_row[y - top + 1]!;
    for (let run = runs_row[y - top]!; run < end; run += RUN) {
      const from = row + Math.max(fromX, runs[run]!);
      const to = row + Math.min(toX, runs[run + 1]!);
      if (runs[run + 2] === 1) {
        for (let i = from; i < to; i++) into[at + i] = pixels[i]!;
        continue;
      }
      for (let i = from; i < to; i++) {
        // Red and blue in one go: what one borrows from the other is masked away.
        const over = pixels[i]!;
        const under = into[at + i]!;
        const alpha = over >>> 24;
        const part256 = alpha + (alpha >>> 7);
        const redBlue = under & 0xff00ff;
        const green = under & 0xff00;
        const mixedRedBlue = redBlue + (Math.imul((over & 0xff00ff) - redBlue, part256) >>> 8);
        const mixedGreen = green + (Math.imul((over & 0xff00) - green, part256) >>> 8);
        into[at + i] = 0xff000000 | (mixedRedBlue & 0xff00ff) | (mixedGreen & 0xff00);
      }
    }
  }
}

/** Signed numbers are faster: the sign bit is alpha. */
function signed(pixels: Uint32Array): Int32Array {
  return new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length);
}
