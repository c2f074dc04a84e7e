import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import type { LaidShape } from '../../cityview/placement-paths.ts';

/** Most cells of a mask: what covers more is tinted as a whole. */
const MOST_CELLS = 2 ** 24;

/**
 * Many shapes from afar: a canvas with one pixel per segment, which is drawn by a single scaled copy. Segments look
 * like the upright rectangles about them, which nobody sees where they are a few pixels large.
 */
export interface CellMask {
  readonly canvas: HTMLCanvasElement;
  readonly strip0: number;
  readonly column0: number;
}

const masks = new WeakMap<readonly LaidShape[], Map<string, CellMask | null>>();

/** The mask of shapes in a color, made once; `null` when there is nothing to show, or too much. */
export function maskOf(shapes: readonly LaidShape[], color: string): CellMask | null {
  let mask_color = masks.get(shapes);
  if (!mask_color) masks.set(shapes, (mask_color = new Map<string, CellMask | null>()));
  let mask = mask_color.get(color);
  if (mask === undefined) mask_color.set(color, (mask = makeMask(shapes, color)));
  return mask;
}

function makeMask(shapes: readonly LaidShape[], color: string): CellMask | null {
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  const each = (visit: (strip: number, column: number) => void) => {
    for (const { shape, at } of shapes)
      for (const { q, r, segments } of shape.hexes)
        for (const k of DIRECTIONS) {
          if (segments[k] === null) continue;
          const { strip, column } = toCell({ q: q + at.q, r: r + at.r, k });
          visit(strip, column);
        }
  };
  each((strip, column) => {
    top = Math.min(top, strip);
    bottom = Math.max(bottom, strip);
    left = Math.min(left, column);
    right = Math.max(right, column);
  });
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (!(width > 0) || width * height > MOST_CELLS) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [pixel] = new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer);
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  each((strip, column) => {
    pixels[(strip - top) * width + column - left] = pixel!;
  });
  context.putImageData(image, 0, 0);
  return { canvas, strip0: top, column0: left };
}

/** Lays a mask onto a canvas in side lengths. */
export function drawMask(
  canvas: CanvasRenderingContext2D,
  { canvas: mask, strip0, column0 }: CellMask,
): void {
  const smooth = canvas.imageSmoothingEnabled;
  canvas.imageSmoothingEnabled = false;
  canvas.drawImage(
    mask,
    // The column's middle lies at a half of its number, and it is half a side wide.
    column0 / 2 - 0.25,
    strip0 * STRIP_HEIGHT,
    mask.width / 2,
    mask.height * STRIP_HEIGHT,
  );
  canvas.imageSmoothingEnabled = smooth;
}
