import { CLOTH, INK, mix, SHADOW, type Palette } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { paintHipRoof, place, shadowOf, type Frame } from '../frame.ts';
import { frontOf, segmentCenter, type Site } from '../site.ts';
import { paintChosenRoof } from './chosen.ts';
import { halfWidth, paintLot } from './house.ts';

/** Paints a shop: a deep house whose striped awning faces the street. */
export function paintShop(site: Site, brush: Brush): void {
  paintLot(site, brush);
  const { palette } = site;
  for (const segment of site.building.segments) {
    const frame: Frame = { origin: segmentCenter(segment), axis: frontOf(segment, site) };
    const [front, eave, back] = [0.235, 0.09, -0.24];
    const [wide, narrow] = [halfWidth(eave), halfWidth(back)];
    const footprint = place(frame, [eave, -wide, eave, wide, back, narrow, back, -narrow]);
    const ridge = place(frame, [-0.07, -0.06, -0.07, 0.06]);
    const stall = halfWidth(0.2) * 0.94;
    const awning = place(frame, [front, -stall, front, stall, eave, stall, eave, -stall]);

    brush.polygons('shadow', [shadowOf(footprint, 0.08), shadowOf(awning, 0.05)], SHADOW);
    brush.polygons('body', [footprint, awning], palette.base, palette.ink, 0.05);
    const { x, y } = frame.axis;
    if (!paintChosenRoof({ corners: footprint, axis: { x: -y, y: x }, color: palette.base }, site, brush))
      paintHipRoof(brush, palette.base, footprint, ridge);
    paintStripes(brush, frame, [front, eave], stall, 7, palette);
    brush.lines('top', [place(frame, [eave, -wide, eave, wide])], mix(palette.base, INK, 0.5), 0.03);
  }
}

/**
 * Paints striped cloth from u0 to u1 in front of the frame's origin, `half` side lengths wide to either side, with
 * outermost stripes of the second color or bright ones.
 */
export function paintStripes(
  brush: Brush,
  frame: Frame,
  [u0, u1]: readonly [number, number],
  half: number,
  count: number,
  { base, second }: Palette,
): void {
  const stripes: number[][][] = [[], []];
  for (let i = 0; i < count; i++) {
    const [from, to] = [half * ((2 * i) / count - 1), half * ((2 * i + 2) / count - 1)];
    stripes[i % 2]!.push(place(frame, [u0, from, u0, to, u1, to, u1, from]));
  }
  brush.polygons('detail', stripes[0]!, second ?? CLOTH);
  brush.polygons('detail', stripes[1]!, base);
}
