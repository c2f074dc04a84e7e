import type { PixelRectangle, Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';

/**
 * Draws a picture of one view into another view, where it reaches: every pixel becomes the one of the picture that its
 * center lies on. It is for a moment of a zoom: to blend neighbors would take several times as long.
 *
 * @param source the picture, and the view that it shows
 * @returns the pixels that it reached; what lies beyond stays as it is
 */
export function stretch(
  target: Raster,
  view: RasterView,
  source: Raster,
  sourceView: RasterView,
): PixelRectangle {
  const step = sourceView.side / view.side;
  // The pixel whose center is at x of the target lies on x * step + offset of the source.
  const offsetX = sourceView.originX + (0.5 - view.originX) * step;
  const offsetY = sourceView.originY + (0.5 - view.originY) * step;
  const [left, right] = reachAlong(offsetX, step, source.width, target.width);
  const [top, bottom] = reachAlong(offsetY, step, source.height, target.height);
  if (left >= right || top >= bottom) return { left: 0, top: 0, right: 0, bottom: 0 };

  const column_pixel = new Int32Array(right - left);
  for (let i = 0; i < column_pixel.length; i++) column_pixel[i] = Math.floor((left + i) * step + offsetX);
  let before = -1;
  for (let y = top; y < bottom; y++) {
    const row = Math.floor(y * step + offsetY);
    const at = y * target.width + left;
    if (row === before)
      target.pixels.copyWithin(at, at - target.width, at - target.width + column_pixel.length);
    else copyColumns(target.pixels, at, source.pixels, row * source.width, column_pixel);
    before = row;
  }
  return { left, top, right, bottom };
}

/** From which pixel of the target on, and up to which, there is a pixel of the source. */
function reachAlong(offset: number, step: number, source: number, target: number): readonly [number, number] {
  const isBefore = (x: number) => Math.floor(x * step + offset) < 0;
  const isBeyond = (x: number) => Math.floor(x * step + offset) >= source;
  let from = Math.max(0, Math.min(target, Math.ceil(-offset / step)));
  let to = Math.max(0, Math.min(target, Math.ceil((source - offset) / step)));
  // What the division has rounded away.
  while (from < target && isBefore(from)) from++;
  while (to > from && isBeyond(to - 1)) to--;
  return [from, to];
}

function copyColumns(
  into: Uint32Array,
  at: number,
  pixels: Uint32Array,
  start: number,
  column_pixel: Int32Array,
): void {
  for (let i = 0; i < column_pixel.length; i++) into[at + i] = pixels[start + column_pixel[i]!]!;
}
