import { patternOf } from '../../kinds/pattern.ts';
import type { Point } from '../../../engine/hex/plane.ts';
import { insetRings, traceBorders } from '../border.ts';
import type { Brush } from '../brush.ts';
import { hatch } from '../hatch.ts';
import { CLOTH, INK, LIGHT, mix } from '../palette.ts';
import { chance, segmentCenter, type Site } from '../site.ts';
import { longAxis } from './field.ts';
import { riverRings } from './ways.ts';

/** Distances between lines and between slabs, in side lengths. */
const LINES = 0.24;
const SLABS = 0.29;

/** Places of cobbles in a segment that stands on a side, as steps from its center in side lengths. */
const COBBLES = [
  [-0.31, 0.2],
  [-0.155, 0.2],
  [0, 0.2],
  [0.155, 0.2],
  [0.31, 0.2],
  [-0.22, 0.06],
  [-0.07, 0.06],
  [0.08, 0.06],
  [0.23, 0.06],
  [-0.14, -0.08],
  [0.01, -0.08],
  [0.15, -0.08],
  [-0.07, -0.22],
  [0.08, -0.22],
  [0, -0.36],
] as const;

/** Places of tufts and ripples, in the same way. */
const PLACES = [
  [-0.2, 0.13],
  [0.15, 0.1],
  [0.02, -0.16],
] as const;

/** Paints the chosen surface of ground, in the second color of its kind when it has one. */
export function paintSurface(site: Site, brush: Brush): void {
  const { building, palette, kind } = site;
  const { base, second } = palette;
  const { segments } = building;
  const area = () => insetRings(traceBorders(segments), 0.04);
  const pattern = patternOf(kind);
  // A street does not fill its segments, and the banks of a river cut off corners.
  const spread = pattern === 'street' ? 0.6 : 1;
  const water = pattern === 'river' ? riverRings(site) : undefined;
  const scattered = (places: readonly (readonly [number, number])[], salt: number) =>
    segments.flatMap((segment) => {
      const center = segmentCenter(segment);
      // Segments of even index stand on their corner.
      const down = segment.k % 2 === 0 ? -spread : spread;
      const points = places.map(([dx, dy], index) => ({
        x: center.x + spread * dx + 0.05 * (chance(segment, salt + 2 * index) - 0.5),
        y: center.y + down * dy + 0.05 * (chance(segment, salt + 2 * index + 1) - 0.5),
      }));
      const within = water ? points.filter((point) => isWithin(point, water)) : points;
      return within.length > 0 ? within : [center];
    });
  switch (kind.look?.surface) {
    case 'lines':
      brush.lines('texture', hatch(area(), longAxis(segments), LINES), second ?? mix(base, INK, 0.2), 0.035);
      break;
    case 'slabs':
      for (const turn of [0, Math.PI / 2])
        brush.lines('texture', hatch(area(), turn, SLABS), second ?? mix(base, INK, 0.18), 0.02);
      break;
    case 'cobbles':
      brush.circles(
        'texture',
        scattered(COBBLES, 200).flatMap(({ x, y }) => [x, y, 0.048]),
        second ?? mix(base, LIGHT, 0.35),
        mix(second ?? base, INK, 0.3),
        0.016,
      );
      break;
    case 'tufts':
      brush.lines(
        'texture',
        scattered(PLACES, 230).map(({ x, y }) => [
          x - 0.05,
          y - 0.06,
          x,
          y,
          x + 0.01,
          y - 0.09,
          x,
          y,
          x + 0.06,
          y - 0.05,
        ]),
        second ?? mix(base, INK, 0.32),
        0.022,
      );
      break;
    case 'ripples':
      brush.lines(
        'texture',
        scattered(PLACES, 240).map(({ x, y }) => [
          x - 0.1,
          y,
          x - 0.05,
          y - 0.03,
          x,
          y,
          x + 0.05,
          y + 0.03,
          x + 0.1,
          y,
        ]),
        second ?? mix(base, CLOTH, 0.6),
        0.025,
      );
      break;
    case 'plain':
    case undefined:
  }
}

/** Whether a point lies within rings, by the even-odd rule. */
function isWithin({ x, y }: Point, rings: readonly (readonly number[])[]): boolean {
  let isInside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
    }
  return isInside;
}
