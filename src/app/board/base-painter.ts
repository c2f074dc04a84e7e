import { STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import type { Bounds } from '../../formats/picture/picture.ts';
import { drawPictures, type PlacedPicture } from './art.ts';
import type { BoardTheme } from './board-theme.ts';
import type { Camera } from './camera.ts';
import { drawGrid, type Grid } from './grid.ts';
import type { Palette } from './palette.ts';
import { rasterizeSmooth } from './raster-smooth.ts';
import { rasterize, type PixelRectangle, type Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';
import { addChange } from './cell-changes.ts';
import type { CellRectangle, SegmentColors } from './segment-colors.ts';

/** What the base of a board shows. */
export interface Scene {
  readonly colors: SegmentColors;
  readonly palette: Palette;
  readonly grid: Grid;
  readonly theme: BoardTheme;
  /** The pictures that reach into a part of the plane. */
  readonly pictures?: ((visible: Bounds) => Iterable<PlacedPicture>) | undefined;
}

/** CSS pixels per side from which pictures stand on the colors. */
const PICTURES_FROM = 7;

/** Device pixels per side from which antialiasing costs little enough to be done while the view moves. */
const ALWAYS_SMOOTH_FROM = 20;

/** Side lengths by which art may reach beyond its segments. */
const OVERHANG = 0.5;

/**
 * Paints colors, grid and pictures onto a canvas, as little as it can: after a pan by whole pixels what is still in
 * view is moved and the rest added; after a change of segments their rectangle alone is done.
 */
export class BasePainter {
  #scene: Scene | undefined;
  #image: ImageData | undefined;
  #raster: Raster | undefined;
  /** The view of what is on the canvas; `undefined` when nothing is. */
  #painted: RasterView | undefined;
  /** Whether all that is on the canvas is antialiased. */
  #smooth = true;
  #changes: CellRectangle[] = [];

  /** Shows another scene from the next painting on. */
  setScene(scene: Scene): void {
    this.#scene = scene;
    this.invalidate();
  }

  /** Everything is to be painted again. */
  invalidate(): void {
    this.#painted = undefined;
    this.#changes = [];
  }

  /** These segments are to be painted again. */
  invalidateCells(rectangle: CellRectangle): void {
    addChange(this.#changes, rectangle);
  }

  /** Whether the picture is only good enough for a moving view. */
  get isRough(): boolean {
    return !this.#smooth;
  }

  /**
   * Brings a canvas up to date.
   *
   * @param moving whether the scale is changing: then speed goes before antialiasing
   */
  paint(context: CanvasRenderingContext2D, camera: Camera, pixelRatio: number, moving: boolean): void {
    const scene = this.#scene;
    const { width, height } = context.canvas;
    if (!scene || width === 0 || height === 0) return;
    const view: RasterView = {
      originX: camera.originX * pixelRatio,
      originY: camera.originY * pixelRatio,
      side: camera.scale * pixelRatio,
    };
    const smooth = !moving || view.side >= ALWAYS_SMOOTH_FROM;
    const whole: PixelRectangle = { left: 0, top: 0, right: width, bottom: height };
    const raster = this.#rasterOf(width, height);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    const move = this.#painted && this.#wholeMove(this.#painted, view, width, height);
    if (!move || (smooth && !this.#smooth)) {
      this.#smooth = smooth;
      this.#paintRectangle(context, raster, scene, view, pixelRatio, whole);
    } else {
      if (move.x !== 0 || move.y !== 0) context.drawImage(context.canvas, move.x, move.y);
      const stale = [...uncovered(whole, move), ...this.#changes.map((cells) => pixelsOf(cells, view))];
      for (const rectangle of stale)
        this.#paintRectangle(context, raster, scene, view, pixelRatio, intersection(rectangle, whole));
    }
    context.restore();
    this.#painted = view;
    this.#changes = [];
  }

  /** The move in whole pixels that turns one view into the other; `undefined` when there is none or little remains. */
  #wholeMove(from: RasterView, to: RasterView, width: number, height: number) {
    const x = Math.round(to.originX - from.originX);
    const y = Math.round(to.originY - from.originY);
    const isWhole =
      from.side === to.side &&
      Math.abs(to.originX - from.originX - x) < 1e-4 &&
      Math.abs(to.originY - from.originY - y) < 1e-4;
    return isWhole && Math.abs(x) < width / 2 && Math.abs(y) < height / 2 ? { x, y } : undefined;
  }

  #rasterOf(width: number, height: number): Raster {
    if (this.#raster?.width !== width || this.#raster.height !== height) {
      this.#image = new ImageData(width, height);
      this.#raster = { pixels: new Uint32Array(this.#image.data.buffer), width, height };
      this.invalidate();
    }
    return this.#raster;
  }

  #paintRectangle(
    context: CanvasRenderingContext2D,
    raster: Raster,
    scene: Scene,
    view: RasterView,
    pixelRatio: number,
    rectangle: PixelRectangle,
  ): void {
    const { left, top, right, bottom } = rectangle;
    if (left >= right || top >= bottom) return;
    const draw = this.#smooth ? rasterizeSmooth : rasterize;
    draw(raster, view, scene.colors, scene.palette, rectangle);
    context.putImageData(this.#image!, 0, 0, left, top, right - left, bottom - top);
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    drawGrid(context, scene.colors, view, rectangle, pixelRatio, scene.grid, scene.theme);
    if (scene.pictures && view.side / pixelRatio >= PICTURES_FROM) {
      const visible = planeOf(rectangle, view);
      drawPictures(context, [...scene.pictures(visible)], view);
    }
    context.restore();
  }
}

/** What a move of the whole brings into view: at most two rectangles. */
function uncovered({ right, bottom }: PixelRectangle, { x, y }: { x: number; y: number }): PixelRectangle[] {
  const rectangles: PixelRectangle[] = [];
  if (x > 0) rectangles.push({ left: 0, top: 0, right: x, bottom });
  if (x < 0) rectangles.push({ left: right + x, top: 0, right, bottom });
  if (y > 0) rectangles.push({ left: 0, top: 0, right, bottom: y });
  if (y < 0) rectangles.push({ left: 0, top: bottom + y, right, bottom });
  return rectangles;
}

/** The pixels that cells touch, with room for what their art reaches beyond them. */
function pixelsOf({ strip0, column0, strips, columns }: CellRectangle, view: RasterView): PixelRectangle {
  const { originX, originY, side } = view;
  const reach = OVERHANG * side + 2;
  return {
    left: Math.floor(originX + ((column0 - 1) / 2) * side - reach),
    right: Math.ceil(originX + ((column0 + columns) / 2) * side + reach),
    top: Math.floor(originY + strip0 * STRIP_HEIGHT * side - reach),
    bottom: Math.ceil(originY + (strip0 + strips) * STRIP_HEIGHT * side + reach),
  };
}

function planeOf(
  { left, top, right, bottom }: PixelRectangle,
  { originX, originY, side }: RasterView,
): Bounds {
  return {
    left: (left - originX) / side - OVERHANG,
    top: (top - originY) / side - OVERHANG,
    right: (right - originX) / side + OVERHANG,
    bottom: (bottom - originY) / side + OVERHANG,
  };
}

function intersection(a: PixelRectangle, b: PixelRectangle): PixelRectangle {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
