import type { Bounds } from '../picture/picture.ts';

/** Most pixels on a side of a raster picture: beyond it, few programs and no browser can draw the picture. */
const MAX_PIXELS_A_SIDE = 16_384;

/** Default scale of pictures, in pixels per side length. */
export const DEFAULT_SCALE = 32;

/** Least scale of pictures, in pixels per side length. */
export const MIN_SCALE = 0.1;
export const MAX_SCALE = 400;

/** Empty margin around a picture, in side lengths. */
const MARGIN = 0.5;

/** The size of a picture, and the part of the plane that it shows. */
export interface Frame {
  /** Whole pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per side length. */
  readonly scale: number;
  /** The upper left corner, in side lengths relative to the center of hex (0, 0). */
  readonly left: number;
  readonly top: number;
}

/**
 * The frame around a part of the plane, with a margin. The frame is enlarged to whole pixels, equally on all sides.
 *
 * @throws RangeError when the scale is not {@link MIN_SCALE}..{@link MAX_SCALE}
 */
export function frameAbout({ left, top, right, bottom }: Bounds, scale: number): Frame {
  if (!(scale >= MIN_SCALE && scale <= MAX_SCALE))
    throw new RangeError(`a scale of ${scale} is not ${MIN_SCALE}..${MAX_SCALE}`);
  const width = wholePixels((right - left + 2 * MARGIN) * scale);
  const height = wholePixels((bottom - top + 2 * MARGIN) * scale);
  return {
    width,
    height,
    scale,
    left: (left + right - width / scale) / 2,
    top: (top + bottom - height / scale) / 2,
  };
}

/** A length rounded up to whole pixels, without regard to rounding errors of sums of roots. */
function wholePixels(length: number): number {
  return Math.max(1, Math.ceil(length - 1e-6));
}

/** Whether a raster picture can have this size. */
export function isDrawable({ width, height }: Pick<Frame, 'width' | 'height'>): boolean {
  return width <= MAX_PIXELS_A_SIDE && height <= MAX_PIXELS_A_SIDE;
}

/**
 * The largest scale, in pixels per side length with one decimal, at which a part of the plane fits into a raster
 * picture; 0 when there is none.
 */
export function largestScale({ left, top, right, bottom }: Bounds): number {
  const longest = Math.max(right - left, bottom - top) + 2 * MARGIN;
  const scale = Math.min(MAX_SCALE, Math.floor((10 * MAX_PIXELS_A_SIDE) / longest) / 10);
  return scale >= MIN_SCALE ? scale : 0;
}

/** The scale, in pixels per side length, at which a part of the plane with its margin just fits a given size. */
export function fittingScale(
  { left, top, right, bottom }: Bounds,
  room: Pick<Frame, 'width' | 'height'>,
): number {
  return Math.min(room.width / (right - left + 2 * MARGIN), room.height / (bottom - top + 2 * MARGIN));
}

/** The message that a raster picture is too large, with a way to avoid it. */
export function tooLarge({ width, height }: Pick<Frame, 'width' | 'height'>, bounds: Bounds): string {
  const largest = largestScale(bounds);
  const cure =
    largest > 0 ? `the largest scale is ${largest} pixels per side` : 'it can be drawn as SVG alone';
  return `a picture of ${grouped(width)} × ${grouped(height)} pixels is larger than ${grouped(MAX_PIXELS_A_SIDE)} a side; ${cure}`;
}

/** A number with commas between groups of digits: 16,384. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
