import { STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import type { Bounds } from '../../formats/picture/picture.ts';
import type { PixelRectangle, Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';
import type { CellRectangle } from './segment-colors.ts';

/** Side lengths by which art may reach beyond its segments. */
const OVERHANG = 0.5;

/** Of a whole picture, in device pixels. */
export interface Move {
  readonly x: number;
  readonly y: number;
}

/** The move in whole pixels that turns one view into the other; `undefined` when there is none or little remains. */
export function wholeMove(from: RasterView, to: RasterView, width: number, height: number): Move | undefined {
  const x = Math.round(to.originX - from.originX);
  const y = Math.round(to.originY - from.originY);
  const isWhole =
    from.side === to.side &&
    Math.abs(to.originX - from.originX - x) < 1e-4 &&
    Math.abs(to.originY - from.originY - y) < 1e-4;
  return isWhole && Math.abs(x) < width / 2 && Math.abs(y) < height / 2 ? { x, y } : undefined;
}

/** What a move of the whole brings into view: at most two rectangles. */
export function uncovered({ width: right, height: bottom }: Raster, { x, y }: Move): PixelRectangle[] {
  const rectangles: PixelRectangle[] = [];
  if (x > 0) rectangles.push({ left: 0, top: 0, right: x, bottom });
  if (x < 0) rectangles.push({ left: right + x, top: 0, right, bottom });
  if (y > 0) rectangles.push({ left: 0, top: 0, right, bottom: y });
  if (y < 0) rectangles.push({ left: 0, top: bottom + y, right, bottom });
  return rectangles;
}

/** The pixels that cells touch, with room for what their art reaches beyond them. */
export function pixelsOf(
  { strip0, column0, strips, columns }: CellRectangle,
  view: RasterView,
): PixelRectangle {
  const { originX, originY, side } = view;
  const reach = OVERHANG * side + 2;
  return {
    left: Math.floor(originX + ((column0 - 1) / 2) * side - reach),
    right: Math.ceil(originX + ((column0 + columns) / 2) * side + reach),
    top: Math.floor(originY + strip0 * STRIP_HEIGHT * side - reach),
    bottom: Math.ceil(originY + (strip0 + strips) * STRIP_HEIGHT * side + reach),
  };
}

export function planeOf(
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

/** The part of a rectangle that lies in the picture. */
export function clip(
  { left, top, right, bottom }: PixelRectangle,
  { width, height }: Raster,
): PixelRectangle {
  return {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, width),
    bottom: Math.min(bottom, height),
  };
}

export function isEmpty({ left, top, right, bottom }: PixelRectangle): boolean {
  return left >= right || top >= bottom;
}
