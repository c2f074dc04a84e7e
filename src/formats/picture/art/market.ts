import { CLOTH, INK, mix, SHADOW, STONE } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { place, shadowOf, type Frame } from '../frame.ts';
import { hexagonRing, polygonRing, segmentCenter, tileCenter, type Site } from '../site.ts';
import { paintStripes } from './shop.ts';

/** Paints a market: six striped stalls on paving around a market cross. */
export function paintMarket(site: Site, brush: Brush): void {
  const { palette } = site;
  const center = tileCenter(site);
  const paving = mix(palette.lot, STONE, 0.55);
  brush.rings('ground', [hexagonRing(center, 1)], paving, mix(paving, INK, 0.2), 0.022);
  brush.rings('texture', [hexagonRing(center, 0.3)], mix(paving, CLOTH, 0.4), mix(paving, INK, 0.25), 0.025);
  for (const segment of site.building.segments) {
    const { x, y } = segmentCenter(segment);
    const length = Math.hypot(x - center.x, y - center.y);
    const axis = { x: (x - center.x) / length, y: (y - center.y) / length };
    const frame: Frame = { origin: { x, y }, axis };
    const [out, back, half] = [0.17, -0.09, 0.25];
    const cloth = place(frame, [out, -half, out, half, back, half, back, -half]);
    brush.polygons('shadow', [shadowOf(cloth, 0.06)], SHADOW);
    brush.polygons('body', [cloth], palette.base, palette.ink, 0.045);
    paintStripes(brush, frame, [out, back], half, 5, palette);
    const mid = (out + back) / 2;
    brush.lines('top', [place(frame, [mid, -half, mid, half])], mix(palette.base, INK, 0.45), 0.016);
  }
  brush.polygons('shadow', [shadowOf(polygonRing(center, 0.15, 8), 0.05)], SHADOW);
  brush.circles('body', [center.x, center.y, 0.15], mix(STONE, INK, 0.12), palette.ink, 0.035);
  brush.circles('roof', [center.x, center.y, 0.075], palette.second ?? CLOTH, palette.ink, 0.025);
}
