import type { Bounds } from '../../formats/picture/picture.ts';
import { drawPictures, type PlacedPicture } from './art.ts';
import type { BoardTheme } from './board-theme.ts';
import type { Camera } from './camera.ts';
import { drawGrid, showsGrid, type Grid } from './grid.ts';
import { clip, isEmpty, pixelsOf, planeOf, uncovered, wholeMove, type Move } from './painted-parts.ts';
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

/** CSS pixels per side from which pictures stand on the colors, on a screen of one device pixel each. */
const PICTURES_FROM = 7;

/** Device pixels per CSS pixel up to which a finer screen shows pictures smaller. */
const FINEST = 1.6;

/** Device pixels per side from which antialiasing costs little enough to be done while the view moves. */
const ALWAYS_SMOOTH_FROM = 20;

/** Paths in a picture from which it is too slow to be drawn at every step of a zoom. */
const HEAVY_FROM = 1500;

/** What was on the canvas before a zoom began. */
interface Snapshot {
  readonly canvas: HTMLCanvasElement;
  readonly view: RasterView;
}

/**
 * Paints colors, grid and pictures onto a canvas, as little as it can: after a pan by whole pixels what is still in
 * view is moved and the rest added; after a change of segments their rectangle alone is done; while many pictures are
 * zoomed, those from before are stretched.
 */
export class BasePainter {
  #scene: Scene | undefined;
  #image: ImageData | undefined;
  #raster: Raster | undefined;
  /** The view of what is on the canvas; `undefined` when nothing is. */
  #painted: RasterView | undefined;
  /** Whether all that is on the canvas is as good as can be. */
  #fine = true;
  /** Paths in the last whole picture. */
  #paths = 0;
  #snapshot: Snapshot | undefined;
  #changes: CellRectangle[] = [];

  /** Shows another scene from the next painting on. */
  setScene(scene: Scene): void {
    this.#scene = scene;
    this.invalidate();
  }

  /** Everything is to be painted again. */
  invalidate(): void {
    this.#painted = undefined;
    this.#snapshot = undefined;
    this.#changes = [];
  }

  /** These segments are to be painted again. */
  invalidateCells(rectangle: CellRectangle): void {
    addChange(this.#changes, rectangle);
  }

  /** Whether the picture is only good enough for a moving view. */
  get isRough(): boolean {
    return !this.#fine;
  }

  /**
   * Brings a canvas up to date.
   *
   * @param moving whether the scale is changing: then speed goes before beauty
   */
  paint(context: CanvasRenderingContext2D, camera: Camera, pixelRatio: number, moving: boolean): void {
    const scene = this.#scene;
    const { width, height } = context.canvas;
    if (!scene || width === 0 || height === 0) return;
    const { scale } = camera;
    const view: RasterView = {
      originX: camera.originX * pixelRatio,
      originY: camera.originY * pixelRatio,
      side: scale * pixelRatio,
    };
    const raster = this.#rasterOf(width, height);
    const move = this.#painted && wholeMove(this.#painted, view, width, height);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (move && (this.#fine || moving)) {
      const stale = [...uncovered(raster, move), ...this.#changes.map((cells) => pixelsOf(cells, view))];
      if (showsVectors(scene, scale, pixelRatio)) {
        if (move.x !== 0 || move.y !== 0) context.drawImage(context.canvas, move.x, move.y);
        for (const part of stale)
          this.#paintPart(context, raster, scene, view, pixelRatio, clip(part, raster));
      } else this.#moveColors(context, raster, scene, view, move, stale);
    } else if (moving && this.#painted && (this.#snapshot || this.#paths >= HEAVY_FROM)) {
      this.#stretch(context, raster, scene, view, this.#painted);
    } else {
      this.#fine = !moving || view.side >= ALWAYS_SMOOTH_FROM;
      this.#snapshot = undefined;
      const whole = { left: 0, top: 0, right: width, bottom: height };
      this.#paths = this.#paintPart(context, raster, scene, view, pixelRatio, whole);
    }
    context.restore();
    this.#painted = view;
    this.#changes = [];
  }

  #rasterOf(width: number, height: number): Raster {
    if (this.#raster?.width !== width || this.#raster.height !== height) {
      this.#image = new ImageData(width, height);
      this.#raster = { pixels: new Uint32Array(this.#image.data.buffer), width, height };
      this.invalidate();
    }
    return this.#raster;
  }

  #fillColors(raster: Raster, scene: Scene, view: RasterView, part: PixelRectangle): void {
    const draw = this.#fine ? rasterizeSmooth : rasterize;
    draw(raster, view, scene.colors, scene.palette, part);
  }

  /** Colors without anything on them: moved in memory, which is faster than moving them on the canvas. */
  #moveColors(
    context: CanvasRenderingContext2D,
    raster: Raster,
    scene: Scene,
    view: RasterView,
    { x, y }: Move,
    stale: readonly PixelRectangle[],
  ): void {
    const moved = x !== 0 || y !== 0;
    // One long row: what comes in at the wrong end of a row is among what is painted next.
    const by = y * raster.width + x;
    if (moved)
      raster.pixels.copyWithin(Math.max(0, by), Math.max(0, -by), raster.pixels.length - Math.max(0, by));
    for (const each of stale) {
      const part = clip(each, raster);
      if (isEmpty(part)) continue;
      this.#fillColors(raster, scene, view, part);
      if (!moved) this.#putColors(context, part);
    }
    if (moved) context.putImageData(this.#image!, 0, 0);
  }

  #putColors(context: CanvasRenderingContext2D, { left, top, right, bottom }: PixelRectangle): void {
    context.putImageData(this.#image!, 0, 0, left, top, right - left, bottom - top);
  }

  /** @returns the number of paths drawn */
  #paintPart(
    context: CanvasRenderingContext2D,
    raster: Raster,
    scene: Scene,
    view: RasterView,
    pixelRatio: number,
    part: PixelRectangle,
  ): number {
    if (isEmpty(part)) return 0;
    this.#fillColors(raster, scene, view, part);
    this.#putColors(context, part);
    context.save();
    context.beginPath();
    context.rect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    context.clip();
    drawGrid(context, scene.colors, view, part, pixelRatio, scene.grid, scene.theme);
    const paths =
      scene.pictures && showsPictures(view.side, pixelRatio)
        ? drawPictures(context, [...scene.pictures(planeOf(part, view))], view)
        : 0;
    context.restore();
    return paths;
  }

  /** New colors, and on them what was on the canvas before the zoom, as large as it is now. */
  #stretch(
    context: CanvasRenderingContext2D,
    raster: Raster,
    scene: Scene,
    view: RasterView,
    painted: RasterView,
  ): void {
    this.#snapshot ??= { canvas: copyOf(context.canvas), view: painted };
    const { canvas, view: from } = this.#snapshot;
    this.#fine = false;
    const whole = { left: 0, top: 0, right: raster.width, bottom: raster.height };
    this.#fillColors(raster, scene, view, whole);
    this.#putColors(context, whole);
    const grown = view.side / from.side;
    const [x, y] = [view.originX - from.originX * grown, view.originY - from.originY * grown];
    context.drawImage(canvas, x, y, canvas.width * grown, canvas.height * grown);
  }
}

/** Whether lines or pictures are drawn on the colors, `scale` in CSS pixels per side. */
function showsVectors({ grid, pictures }: Scene, scale: number, pixelRatio: number): boolean {
  return showsGrid(grid, scale) || (pictures !== undefined && showsPictures(scale * pixelRatio, pixelRatio));
}

/** Whether pictures are large enough to be read, `side` in device pixels. */
function showsPictures(side: number, pixelRatio: number): boolean {
  return side / Math.max(1, pixelRatio / FINEST) >= PICTURES_FROM;
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
