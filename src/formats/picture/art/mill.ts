import { CLOTH, LEAF, mix, SHADOW, WOOD } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { posedAt } from '../facing.ts';
import { paintSpire, place, shadowOf } from '../frame.ts';
import { hexagonRing, polygonRing, tileCenter, type Site } from '../site.ts';

/**
 * Angle of the sails in radians in a pose that turns nothing: different from every axis of the lattice, so that they
 * never look like a border.
 */
export const SAILS_TURN = 0.42;

/** Paints a windmill: a round tower on its mound, and four sails over it, which turn with its pose. */
export function paintMill(site: Site, brush: Brush): void {
  const { palette } = site;
  const center = tileCenter(site);
  brush.rings('ground', [hexagonRing(center, 1)], mix(palette.lot, LEAF, 0.2), palette.rim, 0.022);
  brush.circles('texture', [center.x, center.y, 0.72], palette.lot, palette.rim, 0.03);

  const tower = polygonRing(center, 0.42, 8, Math.PI / 8);
  brush.polygons('shadow', [shadowOf(tower, 0.12)], SHADOW);
  brush.polygons('body', [tower], palette.base, palette.ink, 0.06);
  paintSpire(brush, 'roof', palette.base, tower, center);

  const cloths: number[][] = [];
  const ribs: number[][] = [];
  const spars: number[][] = [];
  const posed = posedAt(site);
  for (let i = 0; i < 4; i++) {
    const angle = SAILS_TURN + (i * Math.PI) / 2;
    const sail = { origin: { x: 0, y: 0 }, axis: { x: Math.cos(angle), y: Math.sin(angle) } };
    const at = (points: readonly number[]) => posed(place(sail, points));
    cloths.push(at([0.2, -0.02, 0.8, -0.02, 0.8, 0.15, 0.2, 0.15]));
    for (const u of [0.32, 0.44, 0.56, 0.68]) ribs.push(at([u, -0.02, u, 0.15]));
    spars.push(at([0, 0, 0.82, 0]));
  }
  brush.polygons(
    'shadow',
    cloths.map((cloth) => shadowOf(cloth, 0.1)),
    SHADOW,
  );
  brush.polygons('top', cloths, palette.second ?? CLOTH, WOOD, 0.025);
  brush.lines('top', ribs, mix(palette.second ?? CLOTH, WOOD, 0.5), 0.015);
  brush.lines('top', spars, palette.ink, 0.05);
  brush.circles('top', [center.x, center.y, 0.09], mix(palette.base, CLOTH, 0.3), palette.ink, 0.03);
}
