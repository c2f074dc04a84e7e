import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { adjacentSegments, type Segment } from '../../../engine/segment/segment.ts';
import { patternOf } from '../../kinds/pattern.ts';
import type { Brush } from '../brush.ts';
import { shadowOf } from '../frame.ts';
import { CLOTH, INK, mix, SHADOW, WOOD, type Palette } from '../palette.ts';
import { chance, segmentCenter, type Site } from '../site.ts';
import { fillSegments, pavingOf } from './ways.ts';

/** Where a pier begins and ends, in side lengths from the center of its hex. */
const FROM = 0.4;
const TO = 2.35;

/** The end of a pier without water before it: the shore. */
const SHORE = 0.84;

/** The color of the paved shore that a pier begins on, that of a quay. */
const PAVING = pavingOf('#d1c5ae');

/** Half the width of a pier. */
const HALF = 0.1;

/** Paints piers: a paved shore, and from each segment planks that lead away from its hex over the water, with a boat. */
export function paintPier({ building, palette, kindAt }: Site, brush: Brush): void {
  const planks = mix(palette.base, WOOD, 0.45);
  fillSegments(brush, building.segments, PAVING);
  for (const segment of building.segments) {
    const at = alongPier(segment);
    const ahead = kindAt(adjacentSegments(segment)[2]);
    const isOpen = ahead === undefined || patternOf(ahead) === 'river';
    const end = isOpen ? TO : SHORE;
    const deck = (from: number, to: number, half: number) =>
      [at(from, -half), at(to, -half), at(to, half), at(from, half)].flatMap(({ x, y }) => [x, y]);
    brush.polygons('shadow', [shadowOf(deck(FROM + 0.25, end, HALF), 0.06)], SHADOW);
    brush.polygons('body', [deck(FROM, end, HALF)], planks, palette.ink, 0.03);
    const gaps: number[][] = [];
    for (let far = FROM + 0.1; far < end - 0.02; far += 0.13) {
      const [left, right] = [at(far, -HALF), at(far, HALF)];
      gaps.push([left.x, left.y, right.x, right.y]);
    }
    brush.lines('roof', gaps, mix(planks, INK, 0.35), 0.018);
    if (isOpen) paintBoat(segment, at, palette, brush);
  }
}

/** Paints a boat beside a pier, on one of its sides. */
function paintBoat(
  segment: Segment,
  at: (far: number, aside: number) => Point,
  { ink, second }: Palette,
  brush: Brush,
): void {
  const side = chance(segment, 21) < 0.5 ? -1 : 1;
  const stern = 1.5 + 0.12 * chance(segment, 22);
  const ring = (points: readonly (readonly [far: number, aside: number])[]) =>
    points.flatMap(([far, aside]) => {
      const { x, y } = at(stern + far, side * (0.3 + aside));
      return [x, y];
    });
  const hull = ring([
    [0, -0.09],
    [0.35, -0.13],
    [0.6, -0.06],
    [0.7, 0],
    [0.6, 0.06],
    [0.35, 0.13],
    [0, 0.09],
  ]);
  brush.polygons('shadow', [shadowOf(hull, 0.05)], SHADOW);
  brush.polygons('body', [hull], WOOD, ink, 0.025);
  const sail = ring([
    [0.24, -0.24],
    [0.38, -0.12],
    [0.38, 0.12],
    [0.24, 0.24],
    [0.3, 0],
  ]);
  brush.polygons('detail', [sail], second ?? CLOTH, ink, 0.02);
}

/** Points by their distance from the center of a segment's hex, outward through the segment, and from that line. */
function alongPier(segment: Segment): (far: number, aside: number) => Point {
  const center = hexCenter(segment);
  const { x, y } = segmentCenter(segment);
  const length = Math.sqrt((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y));
  const out = { x: (x - center.x) / length, y: (y - center.y) / length };
  return (far, aside) => ({
    x: center.x + far * out.x - aside * out.y,
    y: center.y + far * out.y + aside * out.x,
  });
}
