import type { Kind } from '../../../engine/schematic/kind.ts';
import { paintedSegments, type PaintedHex } from '../../../engine/schematic/schematic.ts';
import { cellAt } from '../../../engine/segment/cell.ts';
import { FIRST_KIND_COLOR, numberKinds } from './color-indices.ts';
import { packColor } from './palette.ts';
import type { RasterView } from './scanline.ts';
import { SegmentColors } from './segment-colors.ts';

/** Samples across a pixel and down: edges are smooth at the smallest scale. */
const SAMPLES = 2;

/** Kinds that no one knows. */
const UNKNOWN = '#a09a90';

/**
 * Draws a shape by the colors of its kinds alone, for where a segment is a pixel or two: it takes milliseconds however
 * large the shape is. `view` is in device pixels of the canvas; around the shape the canvas is clear.
 */
export function drawFlat(
  context: CanvasRenderingContext2D,
  hexes: readonly PaintedHex[],
  kinds: readonly Kind[],
  { originX, originY, side }: RasterView,
): void {
  const segments = paintedSegments(hexes);
  const colors = SegmentColors.covering(segments);
  const color_kind = numberKinds(kinds);
  const unknown = color_kind.size + FIRST_KIND_COLOR;
  for (const segment of segments) colors.setSegment(segment, color_kind.get(segment.kind) ?? unknown);
  const packed = new Uint32Array(unknown + 1).fill(packColor(UNKNOWN));
  for (const { id, color } of kinds) packed[color_kind.get(id)!] = packColor(color);

  const { width, height } = context.canvas;
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue, hits] = [0, 0, 0, 0];
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const atX = (x + ((i % SAMPLES) + 0.5) / SAMPLES - originX) / side;
        const atY = (y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES - originY) / side;
        const index = colors.getCell(cellAt(atX, atY));
        if (index === 0) continue;
        const color = packed[index]!;
        red += color & 255;
        green += (color >>> 8) & 255;
        blue += (color >>> 16) & 255;
        hits++;
      }
      if (hits === 0) continue;
      const at = 4 * (y * width + x);
      image.data[at] = red / hits;
      image.data[at + 1] = green / hits;
      image.data[at + 2] = blue / hits;
      image.data[at + 3] = (255 * hits) / (SAMPLES * SAMPLES);
    }
  context.putImageData(image, 0, 0);
}
