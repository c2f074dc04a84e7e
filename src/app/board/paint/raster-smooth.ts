import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { blend, opaque, type Palette } from './palette.ts';
import { rasterizeRow, type PixelRectangle, type Raster } from './raster.ts';
import type { RasterView, Scanline } from './scanline.ts';
import type { SegmentColors } from './segment-colors.ts';

/** Pixels per side below which edges are too many to be followed one by one. */
const SAMPLES_BELOW = 4;

/**
 * As `rasterize`, but antialiased. Along each row every pixel gets its colors in exact shares; the row that
 * straddles two strips is blended from both. Narrow triangles are sampled two by two instead.
 * No light seams between neighbors, for nothing is drawn over anything. Palette colors must be opaque.
 */
export function rasterizeSmooth(
  target: Raster,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  rectangle: PixelRectangle = { left: 0, top: 0, right: target.width, bottom: target.height },
): void {
  if (rectangle.left >= rectangle.right) return;
  if (view.side < SAMPLES_BELOW) sampleTwoByTwo(target, view, colors, palette, rectangle);
  else coverRows(target, view, colors, palette, rectangle);
}

function sampleTwoByTwo(
  target: Raster,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  { left, top, right, bottom }: PixelRectangle,
): void {
  const double: RasterView = { originX: 2 * view.originX, originY: 2 * view.originY, side: 2 * view.side };
  const upper = new Uint32Array(2 * right);
  const lower = new Uint32Array(2 * right);
  const { pixels, width } = target;
  for (let y = top; y < bottom; y++) {
    rasterizeRow(upper, 0, 2 * left, 2 * right, double, colors, palette, 2 * y + 0.5);
    rasterizeRow(lower, 0, 2 * left, 2 * right, double, colors, palette, 2 * y + 1.5);
    for (let x = left; x < right; x++) {
      const a = upper[2 * x]!;
      const b = upper[2 * x + 1]!;
      const c = lower[2 * x]!;
      const d = lower[2 * x + 1]!;
      if (a === b && a === c && a === d) {
        pixels[y * width + x] = a;
        continue;
      }
      // Red and blue, then green, four samples at a time; 2 more rounds the quarter.
      const redBlue = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff) + 0x020002;
      const green = (a & 0xff00) + (b & 0xff00) + (c & 0xff00) + (d & 0xff00) + 0x0200;
      pixels[y * width + x] = 0xff000000 | ((redBlue >>> 2) & 0xff00ff) | ((green >>> 2) & 0xff00);
    }
  }
}

function coverRows(
  target: Raster,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  { left, top, right, bottom }: PixelRectangle,
): void {
  const { pixels, width } = target;
  const stripHeight = view.side * STRIP_HEIGHT;
  const below = new Uint32Array(right);
  for (let y = top; y < bottom; y++) {
    const border = view.originY + stripHeight * Math.floor((y + 1 - view.originY) / stripHeight);
    const share = border - y;
    const at = y * width;
    if (share > 0 && share < 1) {
      rasterizeRow(pixels, at, left, right, view, colors, palette, y + share / 2, coverSpans, MARGIN);
      rasterizeRow(below, 0, left, right, view, colors, palette, y + (1 + share) / 2, coverSpans, MARGIN);
      for (let x = left; x < right; x++) {
        const above = pixels[at + x]!;
        if (above !== below[x]) pixels[at + x] = blend(above, below[x]!, share);
      }
    } else rasterizeRow(pixels, at, left, right, view, colors, palette, y + 0.5, coverSpans, MARGIN);
  }
}

/** A pixel early and late: the first and the last triangle may cover a part of it, the rest is padding. */
const MARGIN = 1;

/** Walks the runs of equal color from edge to edge and carries the shares of the pixel under way. */
function coverSpans(
  pixels: Uint32Array,
  at: number,
  from: number,
  to: number,
  line: Scanline,
  view: RasterView,
  index_cell: Uint16Array,
  palette: Palette,
): void {
  const { side } = view;
  const { depth, start } = line;
  const last = 2 * line.pairs - 1;
  const zero = view.originX - line.offset * side;
  let red = 0;
  let green = 0;
  let blue = 0;
  let x = from;
  let pixel = from;
  let next = 2 * Math.max(0, Math.floor((from - zero) / side));
  while (pixel < to) {
    const color = index_cell[start + Math.min(next, last)]!;
    let end = to;
    while (next <= last) {
      // The right edge of triangle `next` of the line.
      end = ((next >> 1) + ((next & 1) === 0 ? depth : 1)) * side + zero;
      next++;
      if (end >= to || (next <= last && index_cell[start + next] !== color)) break;
    }
    if (end > to || next > last) end = to;
    if (end <= x) continue;
    const packed = palette[color]!;
    const own = Math.floor(end);
    if (own > pixel) {
      if (x > pixel) {
        const share = pixel + 1 - x;
        red += (packed & 255) * share;
        green += ((packed >>> 8) & 255) * share;
        blue += ((packed >>> 16) & 255) * share;
        pixels[at + pixel] = opaque(red, green, blue);
        pixel++;
      }
      if (own - pixel > 24) pixels.fill(packed, at + pixel, at + own);
      else for (let i = pixel; i < own; i++) pixels[at + i] = packed;
      pixel = own;
      x = own;
      red = green = blue = 0;
    }
    const share = end - x;
    red += (packed & 255) * share;
    green += ((packed >>> 8) & 255) * share;
    blue += ((packed >>> 16) & 255) * share;
    x = end;
  }
}
