import { CLOTH, INK, mix, SHADOW, STONE, WOOD } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { segmentCenter, segmentRing, type Site } from '../site.ts';

/** Paints a well: a ring of stones around water, and a bucket. */
export function paintWell(site: Site, brush: Brush): void {
  const { palette } = site;
  for (const segment of site.building.segments) {
    const { x, y } = segmentCenter(segment);
    const paving = mix(palette.lot, STONE, 0.55);
    brush.rings('ground', [segmentRing(segment)], paving, mix(paving, INK, 0.2), 0.022);
    brush.circles('shadow', [x + 0.05, y + 0.07, 0.19], SHADOW);
    brush.circles('body', [x, y, 0.19], palette.second ?? mix(STONE, CLOTH, 0.4), palette.ink, 0.045);
    const joints = [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const [cos, sin] = [Math.cos(0.4 + 0.9 * i), Math.sin(0.4 + 0.9 * i)];
      return [x + 0.13 * cos, y + 0.13 * sin, x + 0.18 * cos, y + 0.18 * sin];
    });
    brush.lines('roof', joints, mix(palette.second ?? STONE, INK, 0.35), 0.02);
    brush.circles('roof', [x, y, 0.125], palette.base, palette.ink, 0.025);
    brush.circles('detail', [x - 0.035, y - 0.04, 0.04], mix(palette.base, CLOTH, 0.6));
    brush.circles('top', [x + 0.14, y + 0.13, 0.05], WOOD, palette.ink, 0.02);
  }
}
