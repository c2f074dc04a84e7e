import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { SegmentColors } from './segment-colors.ts';

/** Where the plane lies in a picture: all in device pixels. */
export interface RasterView {
  /** Position of the center of hex (0, 0). */
  readonly originX: number;
  readonly originY: number;
  /** Pixels per side length, more than 0. */
  readonly side: number;
}

/**
 * A horizontal line through a strip of segments. The triangles come in pairs, one apex up, then one apex down, each pair
 * a side length wide. With t the place along the line in pairs,
 *
 *     t(x) = (x - originX) / side + offset,   n = ⌊t⌋,   d = depth of the line in its strip, 0..1
 *
 * a point is in the triangle with apex up when t - n < d, for that triangle is d side lengths wide there, else in the
 * other. Their colors stand at `start + 2n` and `start + 2n + 1`.
 *
 *      _______________
 *        /\    /\            d of each pair: apex up
 *     --/--\--/--\--  line   1 - d: apex down
 *      /____\/____\
 */
export interface Scanline {
  readonly start: number;
  readonly offset: number;
  readonly depth: number;
  /** Pairs that hold the cells of the strip; all others are as the first cell of these, or the last. */
  readonly pairs: number;
}

/** The line at height `y` of a picture, in pixels; `undefined` when all of it is of color 0. */
export function scanlineAt(colors: SegmentColors, view: RasterView, y: number): Scanline | undefined {
  const height = (y - view.originY) / view.side / STRIP_HEIGHT;
  const strip = Math.floor(height);
  const isBeyond = strip < colors.strip0 || strip >= colors.strip0 + colors.strips;
  if (isBeyond && colors.second === 0) return undefined;
  const depth = height - strip;
  // The first pair begins in the padding, one or two columns early, with a triangle apex up.
  const early = ((strip + colors.column0) & 1) === 0 ? 2 : 1;
  return {
    start: colors.rowStart(colors.nearestStrip(strip)) - early,
    offset: (depth - (colors.column0 - early)) / 2,
    depth,
    pairs: Math.floor((colors.columns + early) / 2) + 1,
  };
}

/** The first pixel in `left`..`right` whose center lies at `t` pairs or beyond, as far as there is one. */
export function firstPixelAt(
  line: Scanline,
  view: RasterView,
  t: number,
  left: number,
  right: number,
): number {
  const pixel = Math.ceil((t - line.offset) * view.side + view.originX - 0.5);
  return pixel < left ? left : pixel > right ? right : pixel;
}
