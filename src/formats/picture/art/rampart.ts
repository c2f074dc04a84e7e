import type { Point } from '../../../engine/hex/plane.ts';
import {
  adjacentSegments,
  equalSegments,
  segmentKey,
  type Segment,
} from '../../../engine/segment/segment.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import type { Brush } from '../brush.ts';
import { shadowOf } from '../frame.ts';
import { INK, LIGHT, mix, SHADOW, type Palette } from '../palette.ts';
import { middle, polygonRing, segmentCenter, type Site } from '../site.ts';
import { WALL_PATTERNS, WALL_WEIGHTS } from '../wall-line.ts';
import { fillSegments, hasPattern, movedTowards, sideMiddles, stubEnd, wayThrough } from './ways.ts';

/** Width of a wall with its edges, and between them. */
const STONE = 0.36;
const WALKWAY = 0.22;

/** Radius of a tower of a wall. */
const TOWER = 0.34;

const VERGE = '#d3c8a4';

/** Paints a wall as one line of stone over its segments. */
export function paintRampart({ building, palette, kindAt }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, VERGE);
  const goesOn = hasPattern(kindAt, WALL_PATTERNS);
  paintStoneLine(
    palette,
    brush,
    building.segments.flatMap((segment) => lineThrough(segment, goesOn, kindAt)),
  );
}

/** How far the line moves at most, in side lengths. */
const FARTHEST = 0.24;

type GoesOn = (next: Segment) => boolean;

/** The line of a wall through a segment, without the bends of the strip that it stands on. */
function lineThrough(segment: Segment, goesOn: GoesOn, kindAt: Site['kindAt']): number[][] {
  const [first, second, third] = adjacentSegments(segment).filter(goesOn);
  if (!first || third) return wayThrough(segment, goesOn);
  const isGate = hasPattern(kindAt, GATES);
  // A wall is fixed where it parts, too.
  const isFixed = (one: Segment) => isGate(one) || adjacentSegments(one).filter(goesOn).length > 2;
  const from = softMiddle(segment, first, goesOn, isFixed);
  const to = second ? softMiddle(segment, second, goesOn, isFixed) : stubEnd(from, segmentCenter(segment));
  return [[from.x, from.y, to.x, to.y]];
}

/** The place where the line of a wall passes from a segment to the next: the mean of those around. */
function softMiddle(segment: Segment, next: Segment, goesOn: GoesOn, isFixed: GoesOn): Point {
  const here = middleOf(segment, next);
  if (isFixed(segment) || isFixed(next)) return here;
  let [x, y] = [WALL_WEIGHTS[0]! * here.x, WALL_WEIGHTS[0]! * here.y];
  for (const ends of [
    [segment, next],
    [next, segment],
  ] as const) {
    let [before, after] = ends;
    let place = here;
    for (let step = 1; step < WALL_WEIGHTS.length; step++) {
      const on = adjacentSegments(after).find((one) => goesOn(one) && !equalSegments(one, before));
      if (on && !isFixed(after)) {
        [before, after] = [after, on];
        place = middleOf(before, after);
      }
      x += WALL_WEIGHTS[step]! * place.x;
      y += WALL_WEIGHTS[step]! * place.y;
    }
  }
  return movedTowards(here, { x, y }, FARTHEST);
}

function middleOf(segment: Segment, next: Segment): Point {
  return middle(segmentCenter(segment), segmentCenter(next));
}

const GATES: ReadonlySet<Pattern> = new Set(['archway']);

function paintStoneLine(
  { base, second }: Pick<Palette, 'base' | 'second'>,
  brush: Brush,
  lines: readonly (readonly number[])[],
): void {
  const shadows = lines.map((line) => shadowOf(line, 0.09));
  brush.lines('shadow', shadows, SHADOW, STONE);
  brush.lines('body', lines, mix(base, INK, 0.62), STONE);
  brush.lines('roof', lines, second ?? mix(base, LIGHT, 0.12), WALKWAY);
}

/** Paints a palisade: a row of posts. */
export function paintPalisade({ building, palette, kindAt }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, VERGE);
  const goesOn = hasPattern(kindAt, WALL_PATTERNS);
  const lines = building.segments.flatMap((segment) => lineThrough(segment, goesOn, kindAt));
  brush.lines(
    'shadow',
    lines.map((line) => shadowOf(line, 0.06)),
    SHADOW,
    0.16,
  );
  brush.lines('body', lines, mix(palette.base, INK, 0.5), 0.2);
  brush.lines('roof', lines, palette.second ?? palette.base, 0.1);
}

/** Paints a round tower of a wall on each of its segments. */
export function paintTurret({ building, palette, kindAt }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, VERGE);
  const goesOn = hasPattern(kindAt, WALL_PATTERNS);
  for (const segment of building.segments) {
    const lines = lineThrough(segment, goesOn, kindAt);
    const center = lines.length === 1 ? middleOfLine(lines[0]!) : segmentCenter(segment);
    paintStoneLine({ base: STONE_COLOR, second: undefined }, brush, lines);
    brush.polygons('shadow', [shadowOf(polygonRing(center, TOWER, 12), 0.07)], SHADOW);
    brush.circles('detail', [center.x, center.y, TOWER], mix(palette.base, INK, 0.3), palette.ink, 0.05);
    brush.circles('top', [center.x, center.y, 0.6 * TOWER], palette.second ?? mix(palette.base, LIGHT, 0.25));
  }
}

function middleOfLine([fromX, fromY, toX, toY]: readonly number[]): Point {
  return middle({ x: fromX!, y: fromY! }, { x: toX!, y: toY! });
}

const STONE_COLOR = '#9c968c';

/** Paints a gate: the street through it between two small towers. */
export function paintArchway(site: Site, brush: Brush): void {
  fillSegments(brush, site.building.segments, mix('#eadcb8', INK, 0.05));
  paintGateTowers(site, brush);
}

function paintGateTowers({ building, palette, kindAt }: Site, brush: Brush): void {
  const own = new Set(building.segments.map(segmentKey));
  const isWall = hasPattern(kindAt, WALL_PATTERNS);
  for (const segment of building.segments) {
    const center = segmentCenter(segment);
    const middles = sideMiddles(segment);
    const sides = adjacentSegments(segment);
    // The wall leaves a gate across the sides that lie on its line: those away from the other half of the gate.
    const at = sides.findIndex((next) => !own.has(segmentKey(next)) && isWall(next));
    const middle = middles[at >= 0 ? at : sides.findIndex((next) => !own.has(segmentKey(next)))];
    // A segment in the midst of a large gate has no place for a tower.
    if (!middle) continue;
    const { x, y } = middle;
    const tower = { x: (2 * x + center.x) / 3, y: (2 * y + center.y) / 3 };
    brush.polygons('shadow', [shadowOf(polygonRing(tower, 0.2, 10), 0.07)], SHADOW);
    brush.circles('detail', [tower.x, tower.y, 0.2], mix(palette.base, INK, 0.35), palette.ink, 0.05);
    brush.circles('top', [tower.x, tower.y, 0.11], palette.second ?? mix(palette.base, LIGHT, 0.2));
  }
}

/**
 * The art of the walls of a city, by pattern: all are painted at once, so that no seam shows, over the pictures of their
 * pieces, whose line bends with its segments.
 */
export const WALL_ART: Partial<Readonly<Record<Pattern, (site: Site, brush: Brush) => void>>> = {
  rampart: paintRampart,
  palisade: paintPalisade,
  turret: paintTurret,
  archway: paintGateTowers,
};
