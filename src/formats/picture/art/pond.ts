import { insetRings, traceBorders } from '../border.ts';
import { hatch } from '../hatch.ts';
import { CLOTH, INK, LEAF, mix } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { paintChosenSurface } from './chosen.ts';
import { chance, type Site } from '../site.ts';

/** Paints water: soft banks and a few ripples. */
export function paintPond(site: Site, brush: Brush): void {
  const { palette, building } = site;
  const loops = traceBorders(building.segments);
  const bank = mix(palette.lot, LEAF, 0.55);
  brush.rings('ground', insetRings(loops, 0), bank, mix(bank, INK, 0.2), 0.022);
  const water = insetRings(loops, 0.1).map((ring) => rounded(ring, 0.3));
  brush.rings('texture', water, palette.base, palette.second ?? mix(palette.base, INK, 0.4), 0.035);
  brush.rings(
    'texture',
    insetRings(loops, 0.2).map((ring) => rounded(ring, 0.3)),
    mix(palette.base, CLOTH, 0.22),
  );
  if (paintChosenSurface(site, brush)) return;
  const ripples = hatch(insetRings(loops, 0.26), 0, 0.2).map((line, i) => {
    const [x0, y, x1] = line as [number, number, number];
    const first = building.segments[0]!;
    const middle = x0 + (x1 - x0) * (0.3 + 0.4 * chance(first, 20 + i));
    const half = Math.min(0.22, (x1 - x0) / 3);
    return [middle - half, y, middle + half, y];
  });
  brush.lines('texture', ripples, palette.second ?? mix(palette.base, CLOTH, 0.65), 0.025);
}

/** A ring with rounded corners; the rounding begins at most `radius` side lengths from each corner. */
function rounded(ring: readonly number[], radius: number): number[] {
  const smooth: number[] = [];
  const count = ring.length;
  for (let i = 0; i < count; i += 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!];
    const toward = (j: number) => {
      const [dx, dy] = [ring[j % count]! - x, ring[(j % count) + 1]! - y];
      const share = Math.min(radius / (Math.hypot(dx, dy) || 1), 0.5);
      return { x: x + dx * share, y: y + dy * share };
    };
    const [from, to] = [toward(i + count - 2), toward(i + 2)];
    for (let step = 0; step <= 6; step++) {
      const t = step / 6;
      smooth.push(
        (1 - t) ** 2 * from.x + 2 * t * (1 - t) * x + t * t * to.x,
        (1 - t) ** 2 * from.y + 2 * t * (1 - t) * y + t * t * to.y,
      );
    }
  }
  return smooth;
}
