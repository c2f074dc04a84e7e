import type { Point } from '../../../engine/hex/plane.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { toThirds } from '../../../engine/segment/thirds.ts';
import { insetRings, thirdKey, traceBorders } from '../border.ts';
import { hatch } from '../hatch.ts';
import { CLOTH, EARTH, INK, LIGHT, mix } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { chance, segmentCenter, segmentRing, type Site } from '../site.ts';
import { longAxis } from './field.ts';
import { paintBush } from './house.ts';

/** Distance between trees in a row, and between rows, in side lengths. */
const ROW = 0.36;
/** Least distance from a tree to the border, in side lengths. */
const CLEARANCE = 0.17;

/** Paints an orchard: trees in rows, each with its shadow. */
export function paintOrchard(site: Site, brush: Brush): void {
  const { palette, building } = site;
  const loops = traceBorders(building.segments);
  const grass = palette.second ?? mix(palette.base, LIGHT, 0.42);
  brush.rings('ground', insetRings(loops, 0), grass, mix(grass, INK, 0.25), 0.022);
  const angle = longAxis(building.segments);
  const first = firstRow(insetRings(loops, 0).flat(), angle);
  brush.lines(
    'texture',
    hatch(insetRings(loops, 0.12), angle, ROW, first / ROW - Math.floor(first / ROW)),
    mix(grass, palette.base, 0.45),
    0.12,
  );
  for (const { x, y } of rows(building.segments, angle, first)) {
    const radius = 0.115 + 0.03 * chance(segmentAt(x, y), Math.round(100 * (x + y)));
    paintBush(brush, [x, y], radius, palette.base);
  }
}

/**
 * The distance of the first row from the origin: just within the border, so that the rows leave equal room on both
 * sides.
 */
function firstRow(border: readonly number[], angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < border.length; i += 2) {
    const aside = border[i + 1]! * cos - border[i]! * sin;
    least = Math.min(least, aside);
    most = Math.max(most, aside);
  }
  const room = most - least - 2 * CLEARANCE;
  return least + CLEARANCE + (room - ROW * Math.floor(room / ROW)) / 2;
}

/**
 * Points in staggered rows, all at least {@link CLEARANCE} within the segments; the centers of the segments when there
 * is no such point.
 */
function rows(segments: readonly Segment[], angle: number, first: number): Point[] {
  const inside = new Set(segments.map((segment) => thirdKey(toThirds(segment))));
  const isInside = (x: number, y: number) => inside.has(thirdKey(toThirds(segmentAt(x, y))));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const centers = segments.map(segmentCenter);
  const seen = new Set<string>();
  const points: Point[] = [];
  for (const center of centers) {
    const along = Math.round((center.x * cos + center.y * sin) / ROW);
    const aside = Math.round((center.y * cos - center.x * sin - first) / ROW);
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++) {
        const [u, v] = [along + i + ((aside + j) & 1) / 2, aside + j + first / ROW];
        const x = ROW * (u * cos - v * sin);
        const y = ROW * (v * cos + u * sin);
        const key = `${u} ${v}`;
        if (seen.has(key) || !isInside(x, y)) continue;
        seen.add(key);
        const isClear = [0, 1, 2, 3, 4, 5].every((k) =>
          isInside(x + CLEARANCE * Math.cos((k * Math.PI) / 3), y + CLEARANCE * Math.sin((k * Math.PI) / 3)),
        );
        if (isClear) points.push({ x, y });
      }
  }
  return points.length > 0 ? points : centers;
}

const FLOWERS = ['#c4566a', '#e8c95a'];

/** Paints a garden: a bed with flowers in every segment, between paths. */
export function paintGarden(site: Site, brush: Brush): void {
  const { palette, building } = site;
  const loops = traceBorders(building.segments);
  const path = mix(EARTH, palette.base, 0.25);
  brush.rings('ground', insetRings(loops, 0), path, mix(path, INK, 0.2), 0.022);
  const beds: number[][] = [];
  const flowers: number[][] = [[], []];
  for (const segment of building.segments) {
    beds.push(segmentRing(segment, 0.075));
    const inner = segmentRing(segment, 0.16);
    const { x, y } = segmentCenter(segment);
    const bed = flowers[chance(segment, 6) < 0.5 ? 0 : 1]!;
    for (let i = 0; i < inner.length; i += 2) {
      const [cornerX, cornerY] = [inner[i]!, inner[i + 1]!];
      bed.push(x + 0.78 * (cornerX - x), y + 0.78 * (cornerY - y), 0.045);
      const j = (i + 2) % inner.length;
      bed.push((cornerX + inner[j]!) / 2, (cornerY + inner[j + 1]!) / 2, 0.045);
    }
  }
  brush.rings('texture', beds, palette.base, mix(palette.base, INK, 0.35), 0.03);
  FLOWERS.forEach((color, i) => {
    brush.circles(
      'texture',
      flowers[i]!,
      palette.second ?? mix(color, CLOTH, 0.25),
      mix(palette.base, INK, 0.4),
      0.012,
    );
  });
}
