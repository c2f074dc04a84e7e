import { uncovered, wholeMove } from '../board/paint/painted-parts.ts';
import type { Palette } from '../board/paint/palette.ts';
import { rasterizeBent } from '../board/paint/raster-bent.ts';
import { rasterize, type PixelRectangle } from '../board/paint/raster.ts';
import type { RasterView } from '../board/paint/scanline.ts';
import type { Bend } from '../view/bend.ts';
import type { SegmentColors } from '../board/paint/segment-colors.ts';

/** A tint of a painter: translucent colors by segment. */
export interface Tint {
  readonly colors: SegmentColors;
  /** Colors with their opacity; 0 is what lies outside. */
  readonly palette: Palette;
}

/** Device pixels painted beyond each edge of the canvas, so that a pan over them costs no painting. */
const BEYOND = 160;

/** How much smaller or larger a picture is shown than it was painted, as long as a zoom goes on. */
const STRETCHED = 2;

/** Milliseconds without a zoom after which it is over. */
const REST = 120;

/** Draws on top of what is tinted, in device pixels; it is painted as rarely as the tint. */
export type Inscribe = (
  context: CanvasRenderingContext2D,
  view: RasterView,
  size: { readonly width: number; readonly height: number },
  bend: Bend | null,
) => void;

interface Painted {
  readonly tint: Tint;
  readonly version: number;
  readonly view: RasterView;
  readonly bend: Bend | null;
}

/**
 * Tints a city per pixel, whatever the number of segments, and keeps the picture: a pan moves it and paints what comes
 * in at the edges, a zoom stretches it and paints it anew once it rests.
 */
export class TintPainter {
  readonly #canvas = document.createElement('canvas');
  readonly #context = this.#canvas.getContext('2d')!;
  #painted: Painted | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isStretched = false;

  /**
   * Draws the tint over a canvas whose transform is that of the plane.
   *
   * @param version another number after the colors have changed in place
   * @param redraw has it drawn once more, as what was drawn is not sharp; without it, all is sharp at once
   */
  draw(
    target: CanvasRenderingContext2D,
    tint: Tint,
    version: number,
    bend: Bend | null,
    inscribe: Inscribe = nothing,
    redraw?: () => void,
  ): void {
    const { a: side, e: originX, f: originY } = target.getTransform();
    const { width, height } = target.canvas;
    if (width === 0 || height === 0) return;
    const view = { originX, originY, side };
    const isOver = this.#isStretched && this.#rest === undefined;
    this.end();
    const painted = this.#paintedOf({ tint, version, bend }, target.canvas);
    const zoom = painted ? side / painted.view.side : 1;
    if (redraw && painted && zoom !== 1 && !isOver && covers(painted.view, view, target.canvas)) {
      this.#isStretched = true;
      this.#rest = setTimeout(() => {
        this.#rest = undefined;
        redraw();
      }, REST);
    } else {
      this.#isStretched = false;
      this.#paint({ tint, version, view, bend }, target.canvas, inscribe);
    }
    const from = this.#painted!.view;
    const stretch = side / from.side;
    target.save();
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.imageSmoothingEnabled = false;
    const left = originX - stretch * (from.originX + BEYOND);
    const top = originY - stretch * (from.originY + BEYOND);
    if (stretch === 1) target.drawImage(this.#canvas, Math.round(left), Math.round(top));
    else
      target.drawImage(this.#canvas, left, top, stretch * this.#canvas.width, stretch * this.#canvas.height);
    target.restore();
  }

  /** Waits no longer for the end of a zoom. */
  end(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  /** The painted part of this tint for a canvas of this size. */
  #paintedOf(
    { tint, version, bend }: Omit<Painted, 'view'>,
    { width, height }: Pick<HTMLCanvasElement, 'width' | 'height'>,
  ): Painted | undefined {
    const painted = this.#painted;
    if (!painted || painted.tint !== tint || painted.version !== version || painted.bend !== bend)
      return undefined;
    const isSize = this.#canvas.width === width + 2 * BEYOND && this.#canvas.height === height + 2 * BEYOND;
    return isSize ? painted : undefined;
  }

  /** Brings the picture to where a view is: by as little painting as can be. */
  #paint(next: Painted, target: HTMLCanvasElement, inscribe: Inscribe): void {
    const { view } = next;
    const painted = this.#paintedOf(next, target);
    const [width, height] = [target.width + 2 * BEYOND, target.height + 2 * BEYOND];
    const moved = painted && wholeMove(painted.view, view);
    if (moved && Math.abs(moved.x) <= BEYOND && Math.abs(moved.y) <= BEYOND) return;
    if (moved && Math.abs(moved.x) < width && Math.abs(moved.y) < height) {
      this.#context.globalCompositeOperation = 'copy';
      this.#context.drawImage(this.#canvas, moved.x, moved.y);
      this.#context.globalCompositeOperation = 'source-over';
      for (const part of uncovered({ width, height }, moved)) this.#paintPart(next, part, inscribe);
    } else {
      if (this.#canvas.width !== width) this.#canvas.width = width;
      if (this.#canvas.height !== height) this.#canvas.height = height;
      this.#paintPart(next, { left: 0, top: 0, right: width, bottom: height }, inscribe);
    }
    this.#painted = next;
  }

  #paintPart(
    { tint: { colors, palette }, view, bend }: Painted,
    { left, top, right, bottom }: PixelRectangle,
    inscribe: Inscribe,
  ): void {
    const size = { width: right - left, height: bottom - top };
    const image = new ImageData(size.width, size.height);
    const of = { ...view, originX: view.originX + BEYOND - left, originY: view.originY + BEYOND - top };
    const raster = { pixels: new Uint32Array(image.data.buffer), ...size };
    if (bend) rasterizeBent(raster, of, colors, palette, bend);
    else rasterize(raster, of, colors, palette);
    const context = this.#context;
    context.putImageData(image, left, top);
    context.save();
    context.beginPath();
    context.rect(left, top, size.width, size.height);
    context.clip();
    context.translate(left, top);
    inscribe(context, of, size, bend);
    context.restore();
  }
}

/** Whether a picture stretched from one view to another covers the canvas, and is not stretched too far. */
function covers(
  from: RasterView,
  to: RasterView,
  { width, height }: Pick<HTMLCanvasElement, 'width' | 'height'>,
): boolean {
  const stretch = to.side / from.side;
  if (stretch > STRETCHED || stretch < 1 / STRETCHED) return false;
  const left = to.originX - stretch * (from.originX + BEYOND);
  const top = to.originY - stretch * (from.originY + BEYOND);
  return (
    left <= 0 &&
    top <= 0 &&
    left + stretch * (width + 2 * BEYOND) >= width &&
    top + stretch * (height + 2 * BEYOND) >= height
  );
}

function nothing(): void {}
