import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import { colorsInOrder, numberKinds } from '../paint/color-indices.ts';
import { packPalette } from '../paint/palette.ts';
import { rasterizeSmooth } from '../paint/raster-smooth.ts';
import type { RasterView } from '../paint/scanline.ts';
import { SegmentColors } from '../paint/segment-colors.ts';

/** Color outside of the shape: cleared afterward, but for the rim of the shape, which it tints a little. */
const OUTSIDE = '#8a8478';

/** The color of kinds that no one knows. */
const UNKNOWN = '#a09a90';

/** Fills a canvas with the colors of a shape, as fast as the board does; what is not part of it is clear. */
export function rasterizeShape(
  context: CanvasRenderingContext2D,
  hexes: readonly PaintedHex[],
  kinds: readonly Kind[],
  view: RasterView,
): void {
  const { width, height } = context.canvas;
  const palette = packPalette(colorsInOrder({ outside: OUTSIDE, free: UNKNOWN }, kinds));
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  rasterizeSmooth({ pixels, width, height }, view, colorsOf(hexes, kinds), palette);
  const outside = palette[0]!;
  for (let i = 0; i < pixels.length; i++) if (pixels[i] === outside) pixels[i] = 0;
  context.putImageData(image, 0, 0);
}

function colorsOf(hexes: readonly PaintedHex[], kinds: readonly Kind[]): SegmentColors {
  const color_kind = numberKinds(kinds);
  const colors = SegmentColors.covering(hexes.flatMap(({ q, r }) => DIRECTIONS.map((k) => ({ q, r, k }))));
  for (const { q, r, segments } of hexes)
    for (const k of DIRECTIONS) {
      const kind = segments[k];
      if (kind === null) continue;
      const { strip, column } = toCell({ q, r, k });
      colors.setCell(strip, column, color_kind.get(kind) ?? 1);
    }
  return colors;
}
