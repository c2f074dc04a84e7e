import type { Bend } from '../../view/bend.ts';
import type { Palette } from './palette.ts';
import { rasterize, type Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';
import type { SegmentColors } from './segment-colors.ts';

/** Device pixels between points whose bend is worked out; in between it is taken as even. */
const BEND_STEP = { least: 8, most: 32 };

/** Like {@link rasterize} on a bent board: each pixel has the color of the straight picture that is seen there. */
export function rasterizeBent(
  { pixels, width, height }: Raster,
  view: RasterView,
  colors: SegmentColors,
  palette: Palette,
  bend: Bend,
): void {
  const { originX, originY, side } = view;
  const margin = Math.ceil(bend.reach * side) + 1;
  const straight = { width: width + 2 * margin, height: height + 2 * margin };
  const from = new Uint32Array(straight.width * straight.height);
  rasterize(
    { pixels: from, ...straight },
    { side, originX: originX + margin, originY: originY + margin },
    colors,
    palette,
  );
  const step = Math.min(BEND_STEP.most, Math.max(BEND_STEP.least, Math.round(side / 2)));
  /** The pixel of the straight picture that is seen at a pixel. */
  const sourceOf = (x: number, y: number) => {
    const point = bend.straight({ x: (x - originX) / side, y: (y - originY) / side });
    return { x: originX + margin + point.x * side, y: originY + margin + point.y * side };
  };
  // The points lie in the same places of the plane after a pan.
  const firstOf = (origin: number) => (((Math.floor(origin) % step) + step) % step) - step;
  const firstLeft = firstOf(originX);
  const sourcesAt = (y: number) =>
    Array.from({ length: Math.ceil((width - firstLeft) / step) + 1 }, (_, i) =>
      sourceOf(firstLeft + i * step, y),
    );
  let belows = sourcesAt(firstOf(originY));
  for (let top = firstOf(originY); top < height; top += step) {
    const bottom = Math.min(height, top + step);
    const aboves = belows;
    belows = sourcesAt(top + step);
    for (let i = 0; i + 1 < aboves.length; i++) {
      const [above, nextAbove, below, nextBelow] = [aboves[i]!, aboves[i + 1]!, belows[i]!, belows[i + 1]!];
      const left = firstLeft + i * step;
      const right = Math.min(width, left + step);
      for (let y = Math.max(0, top); y < bottom; y++) {
        const down = (y - top) / step;
        const x0 = above.x + down * (below.x - above.x);
        const y0 = above.y + down * (below.y - above.y);
        const acrossX = (nextAbove.x + down * (nextBelow.x - nextAbove.x) - x0) / step;
        const acrossY = (nextAbove.y + down * (nextBelow.y - nextAbove.y) - y0) / step;
        for (let x = Math.max(0, left); x < right; x++) {
          const row = Math.floor(y0 + (x - left) * acrossY);
          pixels[y * width + x] = from[row * straight.width + Math.floor(x0 + (x - left) * acrossX)]!;
        }
      }
    }
  }
}
