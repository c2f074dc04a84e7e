import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { insetRings, traceBorders } from '../border.ts';
import { hatch } from '../hatch.ts';
import { INK, LEAF, LIGHT, mix } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { paintChosenSurface } from './chosen.ts';
import { chance, segmentCenter, type Site } from '../site.ts';

/** Distance between furrows, in side lengths. */
const FURROW = STRIP_HEIGHT / 7;

/** Paints a field: furrows along its longer side, alternately light and dark, within a green edge. */
export function paintField(site: Site, brush: Brush): void {
  const { palette, building } = site;
  const loops = traceBorders(building.segments);
  brush.rings(
    'ground',
    insetRings(loops, 0),
    site.kind.look?.edge ? palette.base : mix(palette.base, LEAF, 0.45),
    mix(palette.base, INK, 0.3),
    0.022,
  );
  const crop = insetRings(loops, 0.075);
  brush.rings('ground', crop, cropOf(site));
  if (paintChosenSurface(site, brush)) return;
  const angle = longAxis(building.segments);
  const furrows = insetRings(loops, 0.12);
  brush.lines('texture', hatch(furrows, angle, FURROW, 0.25), palette.second ?? palette.pale, 0.038);
  brush.lines('texture', hatch(furrows, angle, FURROW, 0.75), palette.deep, 0.022);
}

/** Colors that crops are mixed with, and how much of them. */
const TONES = [
  [LEAF, 0],
  [INK, 0.07],
  [LIGHT, 0.2],
  [LEAF, 0.16],
] as const;

/** The color of the crop: it differs a little from field to field. */
function cropOf({ building, palette }: Site): string {
  const [color, share] = TONES[Math.floor(TONES.length * chance(building.segments[0]!, 8))]!;
  return mix(palette.base, color, share);
}

/**
 * The long axis of an area, as an angle in radians: one of the twelve directions of edges and heights of the lattice;
 * by chance when no axis is longer.
 */
export function longAxis(segments: readonly Segment[]): number {
  const centers = segments.map(segmentCenter);
  const x = centers.reduce((sum, center) => sum + center.x, 0) / centers.length;
  const y = centers.reduce((sum, center) => sum + center.y, 0) / centers.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const center of centers) {
    xx += (center.x - x) ** 2;
    xy += (center.x - x) * (center.y - y);
    yy += (center.y - y) ** 2;
  }
  const lean = Math.hypot(xx - yy, 2 * xy);
  const [first] = segments;
  if (!first || lean < 0.08 * (xx + yy))
    return (Math.floor(3 * (first ? chance(first, 5) : 0)) * Math.PI) / 3;
  return (Math.round((Math.atan2(2 * xy, xx - yy) / 2 / Math.PI) * 6) * Math.PI) / 6;
}
