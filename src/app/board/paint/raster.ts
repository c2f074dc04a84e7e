import type { Palette } from './palette.ts';
import { firstPixelAt, scanlineAt, type RasterView, type Scanline } from './scanline.ts';
import type { SegmentColors } from './segment-colors.ts';

/** A picture under way: `width` × `height` device pixels, row by row. */
export interface Raster {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/** Whole pixels, `right` and `bottom` not among them. */
export interface PixelRectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels per side from which filling spans is faster than looking up every pixel. */
const SPANS_FROM = 7;

/**
 * Gives every pixel of a rectangle the color of the segment under its center. Its cost is the number of pixels,
 * whatever the number of segments. Colors that the palette lacks come out transparent.
 */
export function rasterize(
  target: Raster,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  rectangle: PixelRectangle = { left: 0, top: 0, right: target.width, bottom: target.height },
): void {
  const { left, right } = rectangle;
  const row = view.side < SPANS_FROM ? stepAlong : fillSpans;
  for (let y = rectangle.top; y < rectangle.bottom; y++)
    rasterizeRow(target.pixels, y * target.width, left, right, view, colors, palette, y + 0.5, row);
}

/**
 * Like {@link rasterize} with half of the rows, each twice: for a picture that is gone in a moment. Wide triangles, which
 * cost little, are done row by row.
 */
export function rasterizeRoughly(
  target: Raster,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  rectangle: PixelRectangle,
): void {
  if (view.side >= SPANS_FROM) {
    rasterize(target, view, colors, palette, rectangle);
    return;
  }
  const { pixels, width } = target;
  const { left, top, right, bottom } = rectangle;
  for (let y = top; y < bottom; y += 2) {
    const at = y * width;
    rasterizeRow(pixels, at, left, right, view, colors, palette, y + 1);
    if (y + 1 < bottom) pixels.copyWithin(at + width + left, at + left, at + right);
  }
}

type RowRaster = typeof stepAlong;

/**
 * One row of pixels, their centers at height `y`, written from `at + left`. `row` gets as many pixels more at both ends
 * as `margin` says.
 */
export function rasterizeRow(
  pixels: Uint32Array,
  at: number,
  left: number,
  right: number,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  y: number,
  row: RowRaster = stepAlong,
  margin = 0,
): void {
  const line = scanlineAt(colors, view, y);
  if (!line) {
    pixels.fill(palette[0]!, at + left, at + right);
    return;
  }
  const { index_cell } = colors;
  const from = Math.max(left, firstPixelAt(line, view, 0, left, right) - margin);
  const to = Math.min(right, firstPixelAt(line, view, line.pairs, left, right) + margin);
  pixels.fill(palette[index_cell[line.start]!]!, at + left, at + from);
  row(pixels, at, from, to, line, view, index_cell, palette);
  pixels.fill(palette[index_cell[line.start + 2 * line.pairs - 1]!]!, at + to, at + right);
}

/** For narrow triangles: each pixel on its own, without a branch. */
function stepAlong(
  pixels: Uint32Array,
  at: number,
  from: number,
  to: number,
  line: Scanline,
  view: RasterView,
  index_cell: Uint16Array,
  palette: Palette,
): void {
  const { start } = line;
  const step = 1 / view.side;
  let first = (from + 0.5 - view.originX) / view.side + line.offset;
  // One more than t - depth: it passes a whole number, as t does, where a triangle ends.
  let second = first + 1 - line.depth;
  for (let pixel = at + from, end = at + to; pixel < end; pixel++) {
    pixels[pixel] = palette[index_cell[start + (first | 0) + (second | 0)]!]!;
    first += step;
    second += step;
  }
}

/** For wide triangles: from edge to edge, equal neighbors in one go. */
function fillSpans(
  pixels: Uint32Array,
  at: number,
  from: number,
  to: number,
  line: Scanline,
  view: RasterView,
  index_cell: Uint16Array,
  palette: Palette,
): void {
  if (from >= to) return;
  const { side } = view;
  const { depth } = line;
  // The pixel whose center lies at t is (t * side + zero), rounded up.
  const zero = view.originX - 0.5 - line.offset * side;
  let n = Math.max(0, Math.floor((from - zero) / side));
  let cell = line.start + 2 * n;
  let edge = depth;
  let x = from;
  while (x < to) {
    const color = index_cell[cell]!;
    let end = (n + edge) * side + zero;
    // Walks on while the next triangle has the same color.
    for (;;) {
      cell++;
      if (edge === 1) {
        n++;
        edge = depth;
      } else edge = 1;
      if (end >= to || index_cell[cell] !== color) break;
      end = (n + edge) * side + zero;
    }
    const stop = end >= to ? to : Math.ceil(end);
    const pixel = palette[color]!;
    if (stop - x > 24) pixels.fill(pixel, at + x, at + stop);
    else for (let i = x; i < stop; i++) pixels[at + i] = pixel;
    if (stop > x) x = stop;
  }
}
