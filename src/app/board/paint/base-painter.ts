import type { Camera } from '../../view/camera.ts';
import { addChange } from './cell-changes.ts';
import {
  around,
  clip,
  cut,
  isEmpty,
  movedBy,
  movePixels,
  pixelsOf,
  uncovered,
  wholeMove,
  wholeOf,
  type Move,
} from './painted-parts.ts';
import { PartPainter } from './part-painter.ts';
import { rasterize, type PixelRectangle } from './raster.ts';
import { RoughParts } from './rough-parts.ts';
import type { RasterView } from './scanline.ts';
import { forSprites, gainsColors, isMap, picturesIn, showsVectors, type Frame, type Scene } from './scene.ts';
import { createRaster, type ImageRaster } from './scratch.ts';
import type { ChangedCells } from './segment-colors.ts';
import { NO_SPRITES } from './sprite-budget.ts';
import { stretch } from './stretch.ts';

/** Device pixels per side from which antialiasing costs little enough to be done while the scale changes. */
const ALWAYS_SMOOTH_FROM = 20;

/** Cost of a picture from which it is drawn bit by bit, not within one frame. */
const HEAVY_FROM = 1500;

/** Pixels that cost as much as a path, about. */
const PIXELS_PER_PATH = 1000;

/** Pictures in a part up to which their paths are drawn at once: a stamp and its neighbors; fewer while the view moves. */
const FEW = 24;
const FEW_MOVING = 3;

/** Cost of what is drawn in one frame once the view rests, about: a tile may have more. */
const REFINED_AT_ONCE = 1500;

/** Milliseconds of such a frame from which the rest is left for the next one: paths on a sharp screen take longer. */
const REFINED_FOR = 8;

/** Milliseconds of a frame that a picture may take which is painted bit by bit; then it is put in a frame of its own. */
const BIT = 4;
const BEFORE_PUT = 1;

/** Pixels on each side of such a bit, at most. */
const BIT_SIDE = 256;

/** Sprites that are made at once: in a frame while the view moves, and in a portion of a frame once it rests. */
const SPRITES_AT_ONCE = {
  moving: { paths: 100, pixels: 10_000 },
  resting: { paths: 500, pixels: 60_000 },
};

/**
 * Paints colors, grid and pictures onto a canvas, as little as it can. All of it is kept in memory, pixel by pixel, and
 * put on the canvas; lines and areas are drawn aside and read. After a pan by whole pixels what is still in view is moved
 * and the rest added, many pictures as sprites; after a change of segments their rectangle alone is done; after a zoom
 * that would take too long the picture from before is stretched. What came out rough is replaced tile by tile once the
 * view rests.
 */
export class BasePainter {
  readonly #parts = new PartPainter();
  readonly #rough = new RoughParts();
  #scene: Scene | undefined;
  #raster: ImageRaster | undefined;
  /** One that is stretched into next: a new one would cost more than the stretching. */
  #spare: ImageRaster | undefined;
  /** The canvas that has the picture. */
  #context: CanvasRenderingContext2D | undefined;
  /** The view of what is on the canvas; `undefined` when nothing is. */
  #painted: RasterView | undefined;
  /** Whether what is on the canvas is of another scene. */
  #isOld = false;
  /** Cost of the last whole picture. */
  #cost = 0;
  /** Whether a view that moves would find all its sprites. */
  #isPrepared = true;
  #changes: ChangedCells[] = [];
  /** Parts that are to be painted before the whole is seen. */
  #bits: PixelRectangle[] = [];
  /** Whether all of the picture in memory is to be put on the canvas. */
  #isAhead = false;

  /** Shows another scene from the next painting on. What is painted stays when the scene only gains colors. */
  setScene(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    if (before && gainsColors(before, scene)) return;
    this.#parts.forgetSprites();
    this.invalidate();
  }

  /** Everything is to be painted again. */
  invalidate(): void {
    this.#isOld = true;
    this.#changes = [];
  }

  /** Sprites are to be made that could not be made before. */
  prepareAgain(): void {
    this.#isPrepared = false;
  }

  /** These segments are to be painted again. */
  invalidateCells(rectangle: ChangedCells): void {
    addChange(this.#changes, rectangle);
  }

  /** Whether there is more to do once the view rests: it is to be painted then until there is not. */
  get isRough(): boolean {
    return !this.#rough.isEmpty || !this.#isPrepared;
  }

  /** Whether a camera sees nothing but colors, neither lines nor pictures. */
  isPlain({ scale }: Camera, pixelRatio: number): boolean {
    return this.#scene !== undefined && !showsVectors(this.#scene, scale * pixelRatio, pixelRatio);
  }

  /**
   * Brings a canvas up to date.
   *
   * @param moving whether the camera is on its way: then speed goes before beauty
   * @param inBits whether the canvas may stay as it is for some frames, in which the picture is painted bit by bit
   * @returns whether the canvas shows the view of the camera; if not, it is to be painted again
   */
  paint(
    context: CanvasRenderingContext2D,
    camera: Camera,
    pixelRatio: number,
    moving: boolean,
    inBits = false,
  ): boolean {
    const scene = this.#scene;
    const { width, height } = context.canvas;
    const start = performance.now();
    if (!scene || width === 0 || height === 0) return true;
    const view: RasterView = {
      originX: camera.originX * pixelRatio,
      originY: camera.originY * pixelRatio,
      side: camera.scale * pixelRatio,
    };
    const old = this.#rasterOf(width, height);
    const before = this.#painted;
    const move = before && wholeMove(before, view);
    // Colors alone are painted anew in less time.
    const isStretched =
      before &&
      !move &&
      !this.#isOld &&
      this.#cost >= HEAVY_FROM &&
      showsVectors(scene, view.side, pixelRatio);
    const raster = isStretched ? this.#otherRaster(old) : old;
    const frame: Frame = { scene, raster, view, pixelRatio };
    let stale: readonly PixelRectangle[] = [wholeOf(raster)];
    if (move && mostRemains(move, raster) && !this.#isOld) {
      // Changed segments are seen at once.
      const canWait = inBits && this.#changes.length === 0;
      stale = this.#follow(frame, move, moving);
      if (!this.#paintBits(frame, canWait ? start : undefined)) {
        this.#painted = view;
        this.#changes = [];
        this.#isAhead = true;
        return false;
      }
    } else {
      if (before) this.#giveUpBits({ ...frame, raster: old, view: before });
      if (isStretched) this.#stretch(frame, old, before);
      else this.#paintAll(frame, moving, move?.x === 0 && move.y === 0);
    }
    // The first picture of all is there as soon as it can be, and the board takes presses.
    if (!moving && this.#context) {
      const hasPainted = stale.length > 0;
      stale = [...stale, ...this.#refine(frame, hasPainted, start + REFINED_FOR)];
    }
    if (this.#isAhead || context !== this.#context) stale = [wholeOf(raster)];
    this.#isAhead = false;
    this.#context = context;
    for (const { left, top, right, bottom } of stale)
      context.putImageData(raster.image, 0, 0, left, top, right - left, bottom - top);
    this.#painted = view;
    this.#isOld = false;
    this.#changes = [];
    return true;
  }

  #rasterOf(width: number, height: number): ImageRaster {
    if (this.#raster?.width === width && this.#raster.height === height) return this.#raster;
    this.#raster = createRaster(width, height);
    this.#painted = undefined;
    this.#bits = [];
    this.invalidate();
    return this.#raster;
  }

  /** Another raster of the size of the present one, which it takes the place of. */
  #otherRaster(old: ImageRaster): ImageRaster {
    const { width, height } = old;
    const other = this.#spare;
    this.#spare = old;
    return (this.#raster =
      other?.width === width && other.height === height ? other : createRaster(width, height));
  }

  /**
   * The view has moved by whole pixels, or not at all, and segments have changed.
   *
   * @returns what is to be put on the canvas
   */
  #follow(frame: Frame, move: Move, moving: boolean): readonly PixelRectangle[] {
    const { raster, view } = frame;
    const moved = move.x !== 0 || move.y !== 0;
    if (moved) {
      movePixels(raster, move);
      this.#rough.move(raster, move);
      this.#bits = this.#bits.map((bit) => clip(movedBy(bit, move), raster)).filter((bit) => !isEmpty(bit));
      this.#isPrepared = false;
      this.#isAhead = true;
    }
    const changed = this.#changes.map((cells) => pixelsOf(cells, view));
    const inView = changed.map((part) => clip(part, raster)).filter((part) => !isEmpty(part));
    const come = uncovered(raster, move);
    for (const part of come) this.#paintSoon(frame, part, moving, false);
    for (const part of inView) this.#paintSoon(frame, part, moving, true);
    return [...come, ...inView];
  }

  /**
   * Paints the bits that are left: all, or as many as the time allows.
   *
   * @param start when the frame began, in milliseconds of the page, if the rest can wait for the next one
   * @returns whether the picture can be put on the canvas in this frame
   */
  #paintBits(frame: Frame, start: number | undefined): boolean {
    const spent = () => (start === undefined ? 0 : performance.now() - start);
    while (this.#bits.length > 0 && spent() < BIT) {
      const bit = this.#bits.pop()!;
      const pictures = picturesIn(frame, bit);
      const smooth = frame.view.side >= ALWAYS_SMOOTH_FROM;
      if (isMap(pictures)) this.#parts.paintMap(frame, bit, pictures, false);
      else this.#parts.paintQuickly(frame, bit, smooth, forSprites(pictures), SPRITES_AT_ONCE.moving);
    }
    return this.#bits.length === 0 && spent() < BEFORE_PUT;
  }

  /** The bits that are left get colors alone: the pan that they were for does not go on. */
  #giveUpBits(frame: Frame): void {
    for (const bit of this.#bits) this.#parts.paintQuickly(frame, bit, false, [], NO_SPRITES);
    this.#bits = [];
  }

  /**
   * Paints a part that may be too much to be done well at once.
   *
   * @param isThere whether the part has a picture already, that of a map or a plan before
   */
  #paintSoon(frame: Frame, part: PixelRectangle, moving: boolean, isThere: boolean): void {
    const pictures = picturesIn(frame, part);
    if (isMap(pictures)) return this.#parts.paintMap(frame, part, pictures, isThere);
    const placed = forSprites(pictures);
    const smooth = !moving || frame.view.side >= ALWAYS_SMOOTH_FROM;
    if (placed.length <= (moving ? FEW_MOVING : FEW)) {
      this.#parts.paintWell(frame, part, smooth, pictures);
      if (!smooth) this.#rough.add(part);
      return;
    }
    this.#rough.add(part);
    if (moving) this.#bits.push(...cut(part, BIT_SIDE));
    else this.#parts.paintQuickly(frame, part, smooth, placed, NO_SPRITES);
  }

  /** @param inPlace whether what is there is of this view: then it may stay until it is replaced */
  #paintAll(frame: Frame, moving: boolean, inPlace: boolean): void {
    const { raster, view } = frame;
    const whole = wholeOf(raster);
    const pictures = picturesIn(frame, whole);
    if (isMap(pictures)) {
      // Stretched by a zoom: it comes again tile by tile.
      this.#cost = HEAVY_FROM;
      this.#rough.clear();
      return this.#parts.paintMap(frame, whole, pictures, inPlace);
    }
    const placed = forSprites(pictures);
    const area = pixelCost(whole);
    const smooth = moving ? view.side >= ALWAYS_SMOOTH_FROM : area < HEAVY_FROM;
    this.#isPrepared = placed.length <= FEW;
    if (placed.length <= FEW) {
      this.#cost = area;
      if (inPlace && !moving && !smooth) {
        this.#rough.addAll(raster);
        return;
      }
      this.#cost += this.#parts.paintWell(frame, whole, smooth, pictures);
      if (smooth) this.#rough.clear();
      else this.#rough.addAll(raster);
      return;
    }
    this.#cost = HEAVY_FROM;
    this.#rough.addAll(raster);
    if (!inPlace)
      this.#parts.paintQuickly(frame, whole, false, placed, moving ? SPRITES_AT_ONCE.moving : NO_SPRITES);
  }

  /**
   * Replaces some of what is rough, and then, in frames of their own, makes sprites for what comes.
   *
   * @param hasPainted whether something was painted in this frame
   * @param end when it is enough, in milliseconds of the page
   * @returns what is to be put on the canvas
   */
  #refine(frame: Frame, hasPainted: boolean, end: number): readonly PixelRectangle[] {
    if (this.#rough.isEmpty) {
      if (!hasPainted) this.#prepare(frame, end);
      return [];
    }
    let hasMap = false;
    const { tiles, total } = this.#rough.replaceSome(
      frame.raster,
      frame.view.side,
      (spent) => spent >= REFINED_AT_ONCE || performance.now() >= end,
      (tile) => {
        const pictures = picturesIn(frame, tile);
        if (!isMap(pictures)) return pixelCost(tile) + this.#parts.paintWell(frame, tile, true, pictures);
        this.#parts.paintMap(frame, tile, pictures, true);
        hasMap = true;
        return pixelCost(tile);
      },
    );
    // A map comes later, tile by tile: meanwhile that of before is stretched.
    if (total !== undefined) this.#cost = hasMap ? HEAVY_FROM : total;
    return tiles;
  }

  /** Makes sprites portion by portion, as long as there is time. */
  #prepare(frame: Frame, end: number): void {
    if (this.#isPrepared) return;
    const placed = forSprites(picturesIn(frame, wholeOf(frame.raster)));
    this.#isPrepared = placed.length <= FEW;
    while (!this.#isPrepared && performance.now() < end)
      this.#isPrepared = this.#parts.prepare(frame, placed, SPRITES_AT_ONCE.resting);
  }

  /** Draws the picture from before a zoom at its present size; plain colors where it does not reach. */
  #stretch({ raster, view, scene }: Frame, old: ImageRaster, painted: RasterView): void {
    this.#rough.addAll(raster);
    this.#isPrepared = false;
    const reached = stretch(raster, view, old, painted);
    for (const part of around(raster, reached)) rasterize(raster, view, scene.colors, scene.palette, part);
  }
}

function pixelCost({ left, top, right, bottom }: PixelRectangle): number {
  return ((right - left) * (bottom - top)) / PIXELS_PER_PATH;
}

function mostRemains({ x, y }: Move, { width, height }: ImageRaster): boolean {
  return Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
}
