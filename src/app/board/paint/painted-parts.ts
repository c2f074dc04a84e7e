import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { MOST_OVERHANG, OVERHANG } from '../../../formats/picture/overhang.ts';
import type { Bounds } from '../../../formats/picture/picture.ts';
import type { PixelRectangle, Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';
import type { ChangedCells } from './segment-colors.ts';

type Size = Pick<Raster, 'width' | 'height'>;

/** Of a whole picture, in device pixels. */
export interface Move {
  readonly x: number;
  readonly y: number;
}

/** The move in whole pixels that turns one view into the other; `undefined` when there is none. */
export function wholeMove(from: RasterView, to: RasterView): Move | undefined {
  const x = Math.round(to.originX - from.originX);
  const y = Math.round(to.originY - from.originY);
  const isWhole =
    from.side === to.side &&
    Math.abs(to.originX - from.originX - x) < 1e-4 &&
    Math.abs(to.originY - from.originY - y) < 1e-4;
  return isWhole ? { x, y } : undefined;
}

/** The parts that a move of the picture brings into view: at most two rectangles, side by side. */
export function uncovered({ width, height }: Size, { x, y }: Move): PixelRectangle[] {
  const left = Math.min(Math.max(0, x), width);
  const right = Math.max(0, Math.min(width, width + x));
  return [
    { left: 0, top: 0, right: left, bottom: height },
    { left: right, top: 0, right: width, bottom: height },
    { left, top: 0, right, bottom: Math.min(y, height) },
    { left, top: Math.max(0, height + y), right, bottom: height },
  ].filter((part) => !isEmpty(part));
}

/** The pixels that cells touch, with room for what their art reaches beyond them. */
export function pixelsOf(
  { strip0, column0, strips, columns, overhang = MOST_OVERHANG }: ChangedCells,
  view: RasterView,
): PixelRectangle {
  const { originX, originY, side } = view;
  const reach = overhang * side + 2;
  return {
    left: Math.floor(originX + ((column0 - 1) / 2) * side - reach),
    right: Math.ceil(originX + ((column0 + columns) / 2) * side + reach),
    top: Math.floor(originY + strip0 * STRIP_HEIGHT * side - reach),
    bottom: Math.ceil(originY + (strip0 + strips) * STRIP_HEIGHT * side + reach),
  };
}

/** The part of the plane from which art of most kinds reaches into some pixels. */
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

/** Pixels on each side of a tile: small enough for one to be painted within a frame, large enough to be few. */
const LEAST_TILE = 64;
const MOST_TILE = 192;

/** Side lengths on each side of a tile, within these bounds. */
const TILE_SIDES = 12;

/**
 * Tiles that make up the picture, those about its middle last.
 *
 * @param side pixels per side length
 */
export function tilesOf({ width, height }: Raster, side: number): PixelRectangle[] {
  const tile = Math.floor(Math.min(MOST_TILE, Math.max(LEAST_TILE, TILE_SIDES * side)));
  const away = ({ left, top, right, bottom }: PixelRectangle) =>
    Math.hypot(left + right - width, top + bottom - height);
  return cut({ left: 0, top: 0, right: width, bottom: height }, tile).sort((a, b) => away(b) - away(a));
}

/** A rectangle after a move of the whole. */
export function movedBy({ left, top, right, bottom }: PixelRectangle, { x, y }: Move): PixelRectangle {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
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

export function wholeOf({ width, height }: Raster): PixelRectangle {
  return { left: 0, top: 0, right: width, bottom: height };
}

export function meets(one: PixelRectangle, other: PixelRectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The parts of a picture outside of an inner part: at most four rectangles. */
export function around({ width, height }: Raster, inner: PixelRectangle): PixelRectangle[] {
  if (isEmpty(inner)) return [{ left: 0, top: 0, right: width, bottom: height }];
  const { left, top, right, bottom } = inner;
  return [
    { left: 0, top: 0, right: width, bottom: top },
    { left: 0, top: bottom, right: width, bottom: height },
    { left: 0, top, right: left, bottom },
    { left: right, top, right: width, bottom },
  ].filter((part) => !isEmpty(part));
}

/** Moves a picture in memory. It is one long row: what comes in at the wrong end of a row is in what is uncovered. */
export function movePixels({ pixels, width }: Raster, { x, y }: Move): void {
  const by = y * width + x;
  pixels.copyWithin(Math.max(0, by), Math.max(0, -by), pixels.length - Math.max(0, by));
}

/** A rectangle in pieces of a number of pixels on each side, at most. */
export function cut({ left, top, right, bottom }: PixelRectangle, side: number): PixelRectangle[] {
  const pieces: PixelRectangle[] = [];
  for (let y = top; y < bottom; y += side)
    for (let x = left; x < right; x += side)
      pieces.push({ left: x, top: y, right: Math.min(x + side, right), bottom: Math.min(y + side, bottom) });
  return pieces;
}
