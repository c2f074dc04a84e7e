import { mix, LEAF, INK, LIGHT, SHADOW } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { paintChosenRoof } from './chosen.ts';
import { paintHipRoof, place, shadowOf, type Frame } from '../frame.ts';
import { chance, frontOf, INRADIUS, segmentCenter, segmentRing, type Site } from '../site.ts';

/** Gap between a house and the border of its segment, in side lengths. */
const MARGIN = 0.085;

/** Share of the houses that have an old roof. */
const OLD = 0.22;

/** Half the width of a building, in side lengths, at `u` side lengths in front of the center of its segment. */
export function halfWidth(u: number): number {
  return (u + 2 * INRADIUS - 2 * MARGIN) / Math.sqrt(3);
}

/** Paints the ground of a building on one segment. */
export function paintLot(site: Site, brush: Brush): void {
  for (const segment of site.building.segments)
    brush.rings('ground', [segmentRing(segment)], site.palette.lot, site.palette.rim, 0.022);
}

/** Paints a house: a hipped roof over a trapezoid that faces a yard or street, and a small garden behind it. */
export function paintHouse(site: Site, brush: Brush): void {
  paintLot(site, brush);
  const { palette } = site;
  for (const segment of site.building.segments) {
    const frame: Frame = { origin: segmentCenter(segment), axis: frontOf(segment, site) };
    const front = INRADIUS - MARGIN;
    const back = -0.12 - 0.09 * chance(segment, 1);
    const [wide, narrow] = [halfWidth(front), halfWidth(back)];
    const footprint = place(frame, [front, -wide, front, wide, back, narrow, back, -narrow]);
    const middle = (front + back) / 2;
    const hip = halfWidth(middle) - 0.15;
    const ridge = place(frame, [middle, -hip, middle, hip]);
    const roof =
      chance(segment, 34) < OLD ? palette.oldRoof : palette.roofs[Math.floor(3 * chance(segment, 2))]!;

    brush.polygons('shadow', [shadowOf(footprint, 0.07)], SHADOW);
    brush.polygons('body', [footprint], roof, palette.ink, 0.05);
    const { x, y } = frame.axis;
    if (!paintChosenRoof({ corners: footprint, axis: { x: -y, y: x }, color: roof }, site, brush)) {
      paintHipRoof(brush, roof, footprint, ridge);
      brush.lines('detail', [ridge], palette.second ?? palette.pale, palette.second ? 0.06 : 0.02);
    }
    const chimney = place(frame, [middle - 0.07, chance(segment, 3) < 0.5 ? -hip : hip]);
    brush.circles('detail', [chimney[0]!, chimney[1]!, 0.03], palette.ink);
    if (chance(segment, 4) < 0.55) paintBush(brush, place(frame, [-0.36, 0]), 0.075);
  }
}

/** The outline and highlight colors of bushes, by the color of the bush. */
const bushColors = new Map<string, readonly [string, string]>();

/** Paints a round bush or tree with its shadow. */
export function paintBush(brush: Brush, at: readonly number[], radius: number, color: string = LEAF): void {
  const [x, y] = [at[0]!, at[1]!];
  let tones = bushColors.get(color);
  if (!tones) bushColors.set(color, (tones = [mix(color, INK, 0.5), mix(color, LIGHT, 0.3)]));
  brush.circles('shadow', [x + 0.35 * radius, y + 0.45 * radius, radius], SHADOW);
  brush.circles('body', [x, y, radius], color, tones[0], 0.02);
  brush.circles('roof', [x - 0.3 * radius, y - 0.35 * radius, 0.45 * radius], tones[1]);
}
