import type { Point } from '../../../engine/hex/plane.ts';
import { traceBorders } from '../border.ts';
import { CLOTH, INK, lit, mix, SHADOW, STONE, type Palette } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { posedAt } from '../facing.ts';
import { paintSpire, shadowOf } from '../frame.ts';
import { hexagonRing, polygonRing, tileCenter, type Site } from '../site.ts';
import { masonrySides, paintParapets, WALKWAY, type Face } from './masonry.ts';

/** Paints a tower: a round keep of stone with battlements and a pointed roof; walls that meet its tile run up to it. */
export function paintTower(site: Site, brush: Brush): void {
  const { palette } = site;
  const center = tileCenter(site);
  brush.rings('ground', [hexagonRing(center, 1)], palette.lot, palette.rim, 0.022);
  paintJoints(site, brush, center, 0.3);
  paintRoundTower(brush, center, 0.62, palette);
}

/**
 * Paints the continuations of walls that meet the tile, with their parapets; `share` is the part of the way to the
 * center that they cover.
 */
function paintJoints(site: Site, brush: Brush, center: Point, share: number): void {
  const [loop = []] = traceBorders(site.building.segments);
  const sides = masonrySides(loop, site);
  const isJoint = (i: number) => sides[(i + sides.length) % sides.length]!.joins?.footprint === 'area';
  sides.forEach(({ face }, i) => {
    if (!isJoint(i)) return;
    const [x0, y0, x1, y1] = face;
    const inner: Face = [
      x1 + share * (center.x - x1),
      y1 + share * (center.y - y1),
      x0 + share * (center.x - x0),
      y0 + share * (center.y - y0),
    ];
    const ring = [...face, ...inner];
    brush.polygons('shadow', [shadowOf(ring, 0.11)], SHADOW);
    brush.polygons('body', [ring], WALKWAY, WALKWAY, 0.012);
    const faces: Face[] = [];
    if (!isJoint(i - 1)) faces.push([inner[2], inner[3], x0, y0]);
    if (!isJoint(i + 1)) faces.push([x1, y1, inner[0], inner[1]]);
    paintParapets(site, brush, faces);
  });
}

/** Paints masonry with merlons around a roof; `radius` is the radius of the stone in side lengths. */
function paintRoundTower(brush: Brush, center: Point, radius: number, { base, ink, second }: Palette): void {
  const { x, y } = center;
  const shift = 0.2 * radius;
  brush.circles('shadow', [x + 0.8 * shift, y + shift, radius], SHADOW);
  brush.circles('roof', [x, y, radius], mix(STONE, base, 0.25), ink, 0.05);
  const count = 12;
  const merlons: number[] = [];
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    merlons.push(x + 0.9 * radius * Math.cos(angle), y + 0.9 * radius * Math.sin(angle), 0.105 * radius);
  }
  brush.circles('detail', merlons, mix(STONE, base, 0.7), ink, 0.016);
  const roof = polygonRing(center, 0.66 * radius, 12, Math.PI / 12);
  brush.polygons('detail', [roof], second ?? base, ink, 0.04);
  paintSpire(brush, 'top', second ?? base, roof, center);
  brush.circles('top', [x, y, 0.07 * radius], CLOTH);
}

/**
 * Paints a castle: a hexagonal wall with six turrets, its court, and a great hall under a slate roof with a banner, which
 * turns with its pose.
 */
export function paintCastle(site: Site, brush: Brush): void {
  const { palette } = site;
  const center = tileCenter(site);
  const wall = hexagonRing(center, 0.8);
  brush.rings('ground', [hexagonRing(center, 1)], palette.lot, palette.rim, 0.022);
  paintJoints(site, brush, center, 0.12);
  brush.polygons('shadow', [shadowOf(wall, 0.12)], SHADOW);
  brush.polygons('body', [wall], mix(STONE, palette.base, 0.2), palette.ink, 0.06);
  const court = hexagonRing(center, 0.63);
  brush.polygons('roof', [court], mix(STONE, INK, 0.28), palette.ink, 0.025);
  const hall = hexagonRing(center, 0.46);
  brush.polygons('roof', [hall], palette.base, palette.ink, 0.045);
  paintSpire(brush, 'roof', palette.base, hall, center);
  for (let i = 0; i < 12; i += 2) {
    const [x, y] = [wall[i]!, wall[i + 1]!];
    brush.circles('shadow', [x + 0.07, y + 0.09, 0.17], SHADOW);
    brush.circles('roof', [x, y, 0.17], mix(STONE, palette.base, 0.25), palette.ink, 0.04);
    paintSpire(brush, 'top', palette.base, polygonRing({ x, y }, 0.13, 8, Math.PI / 8), { x, y });
  }
  const at = posedAt(site);
  brush.polygons(
    'top',
    [at([0, -0.02, 0, -0.3, 0.26, -0.21, 0, -0.12])],
    lit(palette.second ?? '#b8433c', 0, -1),
    palette.ink,
    0.025,
  );
  brush.lines('top', [at([0, 0.02, 0, -0.3])], palette.ink, 0.035);
}
