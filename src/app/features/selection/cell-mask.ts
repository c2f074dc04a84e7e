import type { Hex } from '../../../engine/hex/hex.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import type { LaidShape, PosedShape } from '../../board/posed-shape.ts';

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
  for (const { shape, at } of shapes) {
    const { extent } = cellsOf(shape);
    const [strip, column] = [stripsTo(at), columnsTo(at)];
    top = Math.min(top, strip + extent.top);
    bottom = Math.max(bottom, strip + extent.bottom);
    left = Math.min(left, column + extent.left);
    right = Math.max(right, column + extent.right);
  }
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
  for (const { shape, at } of shapes) {
    const { strips, columns } = cellsOf(shape);
    const start = (stripsTo(at) - top) * width + columnsTo(at) - left;
    for (let i = 0; i < strips.length; i++) pixels[start + strips[i]! * width + columns[i]!] = pixel!;
  }
  context.putImageData(image, 0, 0);
  return { canvas, strip0: top, column0: left };
}

/** The strips by which a move from hex (0, 0) to another goes down. */
function stripsTo({ q, r }: Hex): number {
  return 2 * r + q;
}

/** The columns by which a move from hex (0, 0) to another goes to the right. */
function columnsTo({ q }: Hex): number {
  return 3 * q;
}

/** The strips and columns of the cells of a shape with its center at hex (0, 0). */
interface ShapeCells {
  readonly strips: Int32Array;
  readonly columns: Int32Array;
  readonly extent: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
}

const cells_shape = new WeakMap<PosedShape, ShapeCells>();

function cellsOf(shape: PosedShape): ShapeCells {
  let known = cells_shape.get(shape);
  if (known) return known;
  const cells = paintedSegments(shape.hexes).map(toCell);
  const strips = Int32Array.from(cells, ({ strip }) => strip);
  const columns = Int32Array.from(cells, ({ column }) => column);
  const extent = {
    top: Math.min(...strips),
    bottom: Math.max(...strips),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
  cells_shape.set(shape, (known = { strips, columns, extent }));
  return known;
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
