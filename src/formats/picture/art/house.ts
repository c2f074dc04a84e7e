import { mix, LEAF, INK, LIGHT, SHADOW } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { paintFace, place, shadowOf, type Frame } from '../frame.ts';
import { chance, frontOf, segmentCenter, segmentRing, type Site } from '../site.ts';

/** Gap between a house and the border of its segment, in side lengths. */
const MARGIN = 0.085;
/** From the center of a segment to its sides. */
const INRADIUS = Math.sqrt(3) / 6;

/** Half the width that a building has `u` in front of the center of its segment. */
export function halfWidth(u: number): number {
  return (u + 2 * INRADIUS - 2 * MARGIN) / Math.sqrt(3);
}

/** The ground of a building that stands on one segment. */
export function paintLot(site: Site, brush: Brush): void {
  for (const segment of site.building.segments)
    brush.rings('ground', [segmentRing(segment)], site.palette.lot, site.palette.rim, 0.022);
}

/**
 * A house: a hipped roof on a trapezoid that looks at a yard or street, and a scrap of garden behind.
 */
export function paintHouse(site: Site, brush: Brush): void {
  paintLot(site, brush);
  const { palette } = site;
  for (const segment of site.building.segments) {
    const frame: Frame = { origin: segmentCenter(segment), axis: frontOf(segment, site) };
    const front = INRADIUS - MARGIN;
    const back = -0.12 - 0.09 * chance(segment, 1);
    const [wide, narrow] = [halfWidth(front), halfWidth(back)];
    const footprint = place(frame, [front, -wide, front, wide, back, narrow, back, -narrow]);
    // Clockwise: seen from the front, right end first.
    const ridge = (front + back) / 2;
    const hip = halfWidth(ridge) - 0.15;
    const [left, right] = [place(frame, [ridge, -hip]), place(frame, [ridge, hip])];
    const corner = (i: number) => footprint.slice(2 * i, 2 * i + 2);
    const shade = chance(segment, 2);
    const roof =
      shade < 0.34
        ? palette.base
        : shade < 0.67
          ? mix(palette.base, LIGHT, 0.1)
          : mix(palette.base, INK, 0.1);

    brush.polygons('shadow', [shadowOf(footprint, 0.07)], SHADOW);
    brush.polygons('body', [footprint], roof, palette.ink, 0.05);
    paintFace(brush, 'roof', roof, [...corner(0), ...corner(1), ...right, ...left]);
    paintFace(brush, 'roof', roof, [...corner(1), ...corner(2), ...right]);
    paintFace(brush, 'roof', roof, [...corner(2), ...corner(3), ...left, ...right]);
    paintFace(brush, 'roof', roof, [...corner(3), ...corner(0), ...left]);
    brush.lines('detail', [[...left, ...right]], mix(roof, LIGHT, 0.4), 0.02);
    const side = chance(segment, 3) < 0.5 ? -1 : 1;
    const chimney = place(frame, [ridge - 0.07, side * hip, ridge - 0.07, side * hip]);
    brush.circles('detail', [chimney[0]!, chimney[1]!, 0.03], palette.ink);
    if (chance(segment, 4) < 0.55) paintBush(brush, place(frame, [-0.36, 0]), 0.075);
  }
}

/** A round bush or tree with its shadow. */
export function paintBush(brush: Brush, at: readonly number[], radius: number, color: string = LEAF): void {
  const [x, y] = [at[0]!, at[1]!];
  brush.circles('shadow', [x + 0.35 * radius, y + 0.45 * radius, radius], SHADOW);
  brush.circles('body', [x, y, radius], color, mix(color, INK, 0.5), 0.02);
  brush.circles('roof', [x - 0.3 * radius, y - 0.35 * radius, 0.45 * radius], mix(color, LIGHT, 0.3));
}
