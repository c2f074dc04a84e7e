import type { Point } from '../../../engine/hex/plane.ts';
import { CLOTH, INK, LEAF, mix, SHADOW, STONE } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { backward, posedAt } from '../facing.ts';
import { paintFace, paintSpire, shadowOf } from '../frame.ts';
import { hexagonRing, tileCenter, type Site } from '../site.ts';
import { paintBush } from './house.ts';

/** Paints a church with nave, transept, apse, and a tower with a cross. Its apse looks east, and turns with its pose. */
export function paintChurch(site: Site, brush: Brush): void {
  const { palette } = site;
  const center = tileCenter(site);
  const at = posedAt(site);
  const isMirrored = site.pose.mirror;
  const point = (along: number): Point => {
    const [x, y] = at([along, 0]) as [number, number];
    return { x, y };
  };

  brush.rings('ground', [hexagonRing(center, 1)], mix(palette.lot, LEAF, 0.28), palette.rim, 0.022);
  brush.rings(
    'texture',
    [hexagonRing(center, 0.9)],
    mix(palette.lot, LEAF, 0.42),
    mix(STONE, INK, 0.35),
    0.035,
  );
  const graves: number[][] = [];
  for (const [u, v] of [
    [-0.36, 0.42],
    [-0.2, 0.42],
    [-0.28, 0.58],
    [-0.12, 0.58],
    [-0.36, -0.52],
    [-0.2, -0.52],
  ] as const)
    graves.push(at([u, v - 0.045, u, v + 0.045]), at([u - 0.03, v - 0.015, u + 0.03, v - 0.015]));
  brush.lines('texture', graves, mix(STONE, INK, 0.25), 0.022);
  paintBush(brush, at([0.5, 0.52]), 0.1);
  paintBush(brush, at([0.52, -0.5]), 0.085);

  const nave = [-0.46, -0.19, 0.42, -0.19, 0.42, 0.19, -0.46, 0.19];
  const transept = [-0.05, -0.46, 0.29, -0.46, 0.29, 0.46, -0.05, 0.46];
  const apse = [0.42, -0.19, 0.54, -0.14, 0.62, 0, 0.54, 0.14, 0.42, 0.19];
  const tower = [-0.76, -0.2, -0.38, -0.2, -0.38, 0.2, -0.76, 0.2];
  const parts = [nave, transept, apse, tower].map(at);
  brush.polygons(
    'shadow',
    parts.map((part) => shadowOf(part, 0.1)),
    SHADOW,
  );
  brush.polygons('body', parts, palette.base, palette.ink, 0.06);

  const roof = (points: readonly number[]) => {
    const [x0, y0, x1, y1, ...rest] = at(points) as [number, number, number, number, ...number[]];
    // The eave of a mirror image runs the other way around.
    const face = isMirrored ? [x1, y1, x0, y0, ...backward(rest)] : [x0, y0, x1, y1, ...rest];
    paintFace(brush, 'roof', palette.base, face);
  };
  const ring = (points: readonly number[]) => (isMirrored ? backward(at(points)) : at(points));
  roof([-0.46, -0.19, 0.42, -0.19, 0.42, 0, -0.46, 0]);
  roof([0.42, 0.19, -0.46, 0.19, -0.46, 0, 0.42, 0]);
  paintSpire(brush, 'roof', palette.base, ring(apse), point(0.42));
  // The roofs of transept and nave meet in valleys that run to the crossing.
  roof([-0.05, -0.18, -0.05, -0.46, 0.12, -0.46, 0.12, 0]);
  roof([0.29, -0.46, 0.29, -0.18, 0.12, 0, 0.12, -0.46]);
  roof([0.29, 0.18, 0.29, 0.46, 0.12, 0.46, 0.12, 0]);
  roof([-0.05, 0.46, -0.05, 0.18, 0.12, 0, 0.12, 0.46]);
  const ridges = [at([-0.46, 0, 0.44, 0]), at([0.12, -0.46, 0.12, 0.46])];
  brush.lines('detail', ridges, mix(palette.base, CLOTH, 0.6), 0.022);
  paintSpire(brush, 'roof', palette.second ?? mix(palette.base, INK, 0.18), ring(tower), point(-0.57));
  const cross = [at([-0.57, -0.14, -0.57, 0.16]), at([-0.66, -0.05, -0.48, -0.05])];
  brush.lines('top', cross, palette.ink, 0.1);
  brush.lines('top', cross, CLOTH, 0.05);
}
