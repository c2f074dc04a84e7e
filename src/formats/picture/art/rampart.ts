import { adjacentSegments, type Segment } from '../../../engine/segment/segment.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import type { Brush } from '../brush.ts';
import { shadowOf } from '../frame.ts';
import { INK, LIGHT, mix, SHADOW } from '../palette.ts';
import { polygonRing, segmentCenter, type Site } from '../site.ts';
import { fillSegments, hasPattern, sideMiddles, wayThrough } from './ways.ts';

/** The patterns that a wall goes on in. */
export const WALL_PATTERNS: ReadonlySet<Pattern> = new Set(['rampart', 'turret', 'archway', 'palisade']);

/** Width of a wall with its edges, and between them. */
const STONE = 0.36;
const WALKWAY = 0.22;

/** Radius of a tower of a wall. */
const TOWER = 0.34;

const VERGE = '#d3c8a4';

/** Paints a wall as one line of stone over its segments. */
export function paintRampart(site: Site, brush: Brush): void {
  fillSegments(brush, site.building.segments, VERGE);
  paintRampartStone(site, brush);
}

/** The stone of a wall, without the ground around it. */
function paintRampartStone({ building, palette, kindAt }: Site, brush: Brush): void {
  const goesOn = hasPattern(kindAt, WALL_PATTERNS);
  paintStoneLine(
    palette.base,
    brush,
    building.segments.flatMap((segment) => wayThrough(segment, goesOn)),
  );
}

function paintStoneLine(color: string, brush: Brush, lines: readonly (readonly number[])[]): void {
  const shadows = lines.map((line) => shadowOf(line, 0.09));
  brush.lines('shadow', shadows, SHADOW, STONE);
  brush.lines('body', lines, mix(color, INK, 0.62), STONE);
  brush.lines('roof', lines, mix(color, LIGHT, 0.12), WALKWAY);
}

/** Paints a palisade: a row of posts. */
export function paintPalisade(site: Site, brush: Brush): void {
  fillSegments(brush, site.building.segments, VERGE);
  paintPosts(site, brush);
}

function paintPosts({ building, palette, kindAt }: Site, brush: Brush): void {
  const lines = building.segments.flatMap((segment) =>
    wayThrough(segment, hasPattern(kindAt, WALL_PATTERNS)),
  );
  brush.lines(
    'shadow',
    lines.map((line) => shadowOf(line, 0.06)),
    SHADOW,
    0.16,
  );
  brush.lines('body', lines, mix(palette.base, INK, 0.5), 0.2);
  brush.lines('roof', lines, palette.base, 0.1);
}

/** Paints a round tower of a wall on each of its segments. */
export function paintTurret(site: Site, brush: Brush): void {
  fillSegments(brush, site.building.segments, VERGE);
  paintTower(site, brush);
}

function paintTower({ building, palette, kindAt }: Site, brush: Brush): void {
  const goesOn = hasPattern(kindAt, WALL_PATTERNS);
  for (const segment of building.segments) {
    const center = segmentCenter(segment);
    paintStoneLine(STONE_COLOR, brush, wayThrough(segment, goesOn));
    brush.polygons('shadow', [shadowOf(polygonRing(center, TOWER, 12), 0.07)], SHADOW);
    brush.circles('detail', [center.x, center.y, TOWER], mix(palette.base, INK, 0.3), palette.ink, 0.05);
    brush.circles('top', [center.x, center.y, 0.6 * TOWER], mix(palette.base, LIGHT, 0.25));
  }
}

const STONE_COLOR = '#9c968c';

/** Paints a gate: the street through it between two small towers. */
export function paintArchway(site: Site, brush: Brush): void {
  fillSegments(brush, site.building.segments, mix('#eadcb8', INK, 0.05));
  paintGateTowers(site, brush);
}

function paintGateTowers({ building, palette, kindAt }: Site, brush: Brush): void {
  const own = new Set(building.segments.map(key));
  const isWall = hasPattern(kindAt, WALL_PATTERNS);
  for (const segment of building.segments) {
    const center = segmentCenter(segment);
    const middles = sideMiddles(segment);
    const sides = adjacentSegments(segment);
    // The wall leaves a gate across the sides that lie on its line: those away from the other half of the gate.
    const at = sides.findIndex((next) => !own.has(key(next)) && isWall(next));
    const middle = middles[at >= 0 ? at : sides.findIndex((next) => !own.has(key(next)))];
    // A segment in the midst of a large gate has no place for a tower.
    if (!middle) continue;
    const { x, y } = middle;
    const tower = { x: (2 * x + center.x) / 3, y: (2 * y + center.y) / 3 };
    brush.polygons('shadow', [shadowOf(polygonRing(tower, 0.2, 10), 0.07)], SHADOW);
    brush.circles('detail', [tower.x, tower.y, 0.2], mix(palette.base, INK, 0.35), palette.ink, 0.05);
    brush.circles('top', [tower.x, tower.y, 0.11], mix(palette.base, LIGHT, 0.2));
  }
}

function key({ q, r, k }: Segment): string {
  return `${q},${r},${k}`;
}

/** The art of walls without the ground around them, by pattern: all of a city is painted at once, so that no seam shows. */
export const WALL_STONE: Partial<Readonly<Record<Pattern, (site: Site, brush: Brush) => void>>> = {
  rampart: paintRampartStone,
  palisade: paintPosts,
  turret: paintTower,
  archway: paintGateTowers,
};
