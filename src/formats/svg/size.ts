import type { Bounds } from '../picture/picture.ts';

/** Most pixels that a side of a picture of pixels may have: beyond it, few programs and no browser can draw it. */
const MAX_PIXELS_A_SIDE = 16_384;

/** Pixels per side length that pictures have when nothing else is asked for. */
export const DEFAULT_SCALE = 32;

/** Pixels per side length that can be asked for. */
export const MIN_SCALE = 0.1;
export const MAX_SCALE = 400;

/** Clear space about a picture, in side lengths. */
const MARGIN = 0.5;

/** The size of a picture, and the part of the plane that it shows. */
export interface Frame {
  /** Whole pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per side length. */
  readonly scale: number;
  /** The upper left corner, in side lengths about the center of hex (0, 0). */
  readonly left: number;
  readonly top: number;
}

/**
 * The frame about some part of the plane, with a margin. It grows to whole pixels on all sides alike.
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

/** Up to the next pixel; what a sum of roots is beyond it by rounding alone does not count. */
function wholePixels(length: number): number {
  return Math.max(1, Math.ceil(length - 1e-6));
}

/** Whether a picture of pixels can be as large as this. */
export function isDrawable({ width, height }: Pick<Frame, 'width' | 'height'>): boolean {
  return width <= MAX_PIXELS_A_SIDE && height <= MAX_PIXELS_A_SIDE;
}

/** The largest scale, in tenths, in which some part of the plane is a picture of pixels; 0 when there is none. */
export function largestScale({ left, top, right, bottom }: Bounds): number {
  const longest = Math.max(right - left, bottom - top) + 2 * MARGIN;
  const scale = Math.min(MAX_SCALE, Math.floor((10 * MAX_PIXELS_A_SIDE) / longest) / 10);
  return scale >= MIN_SCALE ? scale : 0;
}

/** The scale at which some part of the plane with its margin just fits a room, in pixels per side length. */
export function fittingScale(
  { left, top, right, bottom }: Bounds,
  room: Pick<Frame, 'width' | 'height'>,
): number {
  return Math.min(room.width / (right - left + 2 * MARGIN), room.height / (bottom - top + 2 * MARGIN));
}

/** Why a picture of pixels cannot be as large as this, and what can be done. */
export function tooLarge({ width, height }: Pick<Frame, 'width' | 'height'>, bounds: Bounds): string {
  const largest = largestScale(bounds);
  const cure =
    largest > 0 ? `the largest scale is ${largest} pixels per side` : 'it can be drawn as SVG alone';
  return `a picture of ${grouped(width)} × ${grouped(height)} pixels is larger than ${grouped(MAX_PIXELS_A_SIDE)} a side; ${cure}`;
}

/** 16,384 */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
