import type { Point } from '../../../engine/hex/plane.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import { patternOf, type Pattern } from '../../kinds/pattern.ts';
import { insetRings, traceBorders } from '../border.ts';
import type { Brush } from '../brush.ts';
import { CLOTH, INK, mix } from '../palette.ts';
import { paintChosenSurface } from './chosen.ts';
import { chance, middle, SEA, segmentCenter, segmentRing, type Site } from '../site.ts';

/*
 * Art that is drawn segment by segment and joins what lies beside it, whichever building or part that belongs to: so
 * the ground of a city can be drawn in blocks.
 */

/** Segments are drawn a little larger than they are, so that no gap shows between them. */
export const OVERLAP = -0.012;

/** Share of the way from a side to the center at which a way ends. */
const STUB = 0.4;

/** The middles of the sides of a segment, in the order of {@link adjacentSegments}. */
export function sideMiddles(segment: Segment): readonly Point[] {
  const center = segmentCenter(segment);
  return adjacentSegments(segment).map((next) => middle(segmentCenter(next), center));
}

/** A point moved towards another, at most as far as is said. */
export function movedTowards(point: Point, other: Point, farthest: number): Point {
  const [x, y] = [other.x - point.x, other.y - point.y];
  const share = Math.min(1, farthest / Math.hypot(x, y));
  return { x: point.x + share * x, y: point.y + share * y };
}

/**
 * The middle line of a way through a segment: from side to side, through the sides over which it goes on. These lines
 * are straight along a strip of segments.
 *
 * @param goesOn whether the way goes on in a neighbor
 */
export function wayThrough(segment: Segment, goesOn: (next: Segment) => boolean): number[][] {
  const middles = sideMiddles(segment);
  const ends = adjacentSegments(segment).flatMap((next, side) => (goesOn(next) ? middles[side]! : []));
  const { x, y } = segmentCenter(segment);
  const [first, second, third] = ends;
  if (!first) return [[x, y, x + 0.001, y]];
  if (!second) {
    const end = stubEnd(first, { x, y });
    return [[first.x, first.y, end.x, end.y]];
  }
  const lines = [[first.x, first.y, second.x, second.y]];
  if (third) lines.push([second.x, second.y, third.x, third.y], [third.x, third.y, first.x, first.y]);
  return lines;
}

/** The end of a way that comes from a side and goes on nowhere. */
export function stubEnd(side: Point, center: Point): Point {
  return { x: side.x + STUB * (center.x - side.x), y: side.y + STUB * (center.y - side.y) };
}

/** The sides of segments at which a kind ends, as lines. */
export function borderLines(segments: readonly Segment[], isSame: (next: Segment) => boolean): number[][] {
  return segments.flatMap((segment) => {
    const corners = segmentVertices(segment).map(thirdToPoint);
    const [before, across, after] = [0, 2, 1].map((side) => adjacentSegments(segment)[side]!);
    return [before!, across!, after!].flatMap((next, side) => {
      if (isSame(next)) return [];
      const [from, to] = [corners[side]!, corners[(side + 1) % 3]!];
      return [[from.x, from.y, to.x, to.y]];
    });
  });
}

/** Fills segments in one color. */
export function fillSegments(brush: Brush, segments: readonly Segment[], color: string): void {
  brush.rings(
    'ground',
    segments.map((segment) => segmentRing(segment, OVERLAP)),
    color,
  );
}

/** Whether a neighbor has one of some patterns. */
export function hasPattern(
  kindAt: (segment: Segment) => Kind | undefined,
  patterns: ReadonlySet<Pattern>,
): (segment: Segment) => boolean {
  return (segment) => {
    const kind = kindAt(segment);
    return kind !== undefined && patterns.has(patternOf(kind));
  };
}

/** The patterns of ways, which go on in each other. */
export const WAYS: ReadonlySet<Pattern> = new Set([
  'street',
  'lane',
  'bridge',
  'square',
  'archway',
  'quay',
  'pier',
]);

const WATER: ReadonlySet<Pattern> = new Set(['river', 'bridge']);

/** Width of a main street and of a lane, in side lengths. */
const WIDE = 0.66;
const NARROW = 0.36;

/** Paints a main street. */
export function paintStreet(site: Site, brush: Brush): void {
  paintWay(site, brush, WIDE);
}

/** Paints a lane: narrow, between trodden edges. */
export function paintLane(site: Site, brush: Brush): void {
  paintWay(site, brush, NARROW);
}

function paintWay(site: Site, brush: Brush, width: number): void {
  const { building, palette, kindAt } = site;
  const goesOn = hasPattern(kindAt, WAYS);
  const edge = palette.second ?? mix(palette.base, INK, 0.13);
  fillSegments(brush, building.segments, mix(palette.base, INK, 0.07));
  const lines = building.segments.flatMap((segment) => wayThrough(segment, goesOn));
  brush.lines('ground', lines, edge, width + 0.07);
  brush.lines('texture', lines, palette.base, width);
  if (width === WIDE) paintChosenSurface(site, brush);
}

/** Paints a paved square: even ground, with a line where it ends. */
export function paintSquare(site: Site, brush: Brush): void {
  const { building, palette, kindAt } = site;
  fillSegments(brush, building.segments, palette.base);
  paintChosenSurface(site, brush);
  const ends = borderLines(building.segments, hasPattern(kindAt, WAYS));
  brush.lines('ground', ends, palette.second ?? mix(palette.base, INK, 0.22), 0.05);
}

/** Paints a quay: even paving, which goes on in streets and other quays. */
export function paintQuay(site: Site, brush: Brush): void {
  const { building, palette } = site;
  fillSegments(brush, building.segments, palette.second ?? pavingOf(palette.base));
  paintChosenSurface(site, brush);
}

/** The color of a quay of a color of stone. */
export function pavingOf(stone: string): string {
  return mix(stone, '#f0e2c2', 0.5);
}

/** Paints a bridge: planks over water. */
export function paintBridge({ building, palette, kindAt }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, WATER_COLOR);
  const lines = building.segments.flatMap((segment) => wayThrough(segment, hasPattern(kindAt, WAYS)));
  // Over the ends of streets, whose middle is in this layer.
  brush.lines('texture', lines, palette.second ?? mix(palette.base, INK, 0.5), WIDE + 0.06);
  brush.lines('texture', lines, palette.base, WIDE - 0.06);
  brush.lines('texture', lines.flatMap(planksAcross), mix(palette.base, INK, 0.28), 0.022);
}

/** The gaps between the planks of a bridge, across its middle line. */
function planksAcross([x, y, nx, ny]: readonly number[]): number[][] {
  const [dx, dy] = [nx! - x!, ny! - y!];
  const half = (WIDE - 0.1) / 2 / (Math.hypot(dx, dy) || 1);
  return [0.125, 0.375, 0.625, 0.875].map((share) => {
    const [px, py] = [x! + share * dx, y! + share * dy];
    return [px - half * dy, py + half * dx, px + half * dy, py - half * dx];
  });
}

const WATER_COLOR = '#a6c9d6';

/** Paints a river with smooth banks. */
export function paintRiver(site: Site, brush: Brush): void {
  const { building, palette, kind, kindAt } = site;
  fillSegments(brush, building.segments, palette.second ?? mix(palette.base, BANK, 0.75));
  const rings = riverRings(site);
  brush.rings('ground', rings, mix(palette.base, CLOTH, 0.4));
  if (!kind.look?.edge)
    brush.lines(
      'ground',
      rings.flatMap((ring) => banksOn(ring, kindAt)),
      mix(palette.base, INK, 0.3),
      0.07,
    );
  brush.rings('ground', riverRings(site, SHALLOWS), palette.base);
  if (paintChosenSurface(site, brush)) return;
  const isWater = hasPattern(kindAt, WATER);
  const open = building.segments.filter((segment) => adjacentSegments(segment).every(isWater));
  const ripples = open.filter((segment) => chance(segment, 90) < 0.3).map(rippleIn);
  brush.lines('ground', ripples, mix(palette.base, CLOTH, 0.5), 0.03);
}

/** Width of the shallow water along the banks, in side lengths. */
const SHALLOWS = 0.14;

/** The parts of a ring that lie on land: a river flows into the sea without a bank. */
function banksOn(ring: readonly number[], kindAt: Site['kindAt']): number[][] {
  const banks: number[][] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!];
    const [nx, ny] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
    if (kindAt(segmentAt((x + nx) / 2, (y + ny) / 2)) === SEA) continue;
    const bank = banks.at(-1);
    if (bank && bank.at(-2) === x && bank.at(-1) === y) bank.push(nx, ny);
    else banks.push([x, y, nx, ny]);
  }
  return banks;
}

/** A little wave in a segment. */
function rippleIn(segment: Segment): number[] {
  const { x, y } = segmentCenter(segment);
  const [left, down] = [x - 0.2 + 0.2 * (chance(segment, 91) - 0.5), y + 0.2 * (chance(segment, 92) - 0.5)];
  return WAVE.flatMap(([dx, dy]) => [left + dx, down + dy]);
}

/** The points of a little wave, in side lengths from its left end. */
const WAVE = [
  [0, 0],
  [0.06, -0.04],
  [0.13, -0.04],
  [0.2, 0],
  [0.27, 0.04],
  [0.34, 0.04],
  [0.4, 0],
] as const;

/** The smooth banks of a river, as rings; or the edge of the water at a distance from them, in side lengths. */
export function riverRings({ building, kindAt }: Site, distance = 0): number[][] {
  const isWater = hasPattern(kindAt, WATER);
  // Water under bridges belongs to the river, so that its banks do not end there; so does the sea before its mouth.
  const isOther = (next: Segment) => isWater(next) && kindAt(next)!.id !== building.kind;
  const under = building.segments.flatMap((segment) => adjacentSegments(segment).filter(isOther));
  const beyond = under.flatMap((segment) => adjacentSegments(segment).filter((next) => kindAt(next) === SEA));
  const loops = traceBorders(distinct([...building.segments, ...under, ...beyond]));
  return insetRings(loops, 0.02 + distance).map((ring) => rounded(rounded(softened(ring, isWater))));
}

const BANK = '#d3cf9f';

function distinct(segments: readonly Segment[]): Segment[] {
  return [...new Map(segments.map((segment) => [segmentKey(segment), segment])).values()];
}

/** Times that the corners of a bank move halfway to the middle of their neighbors. */
const SOFTENING = 6;

/** How far they move at most, by the room that the water has. */
const FARTHEST_MOVES = [0.45, 0.3, 0.15];

/** Water that stays between a corner of a bank and the other bank, at least. */
const NARROWEST = 0.2;

/** How far a corner of land in the water moves the bank away, so that rounding the bank does not cut it off. */
const CLEAR = 0.2;

/**
 * A ring whose corners lie a side apart, without its bends. It never leaves the water, so that nothing that stands on its
 * banks is drawn over it.
 */
function softened(ring: readonly number[], isWater: (segment: Segment) => boolean): number[] {
  let soft = ring;
  for (let time = 0; time < SOFTENING; time++) {
    const before = soft;
    const at = (index: number) => before[(index + before.length) % before.length]!;
    soft = before.map((value, index) => (at(index - 2) + 2 * value + at(index + 2)) / 4);
  }
  const moved: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    const corner = { x: ring[index]!, y: ring[index + 1]! };
    const target = { x: soft[index]!, y: soft[index + 1]! };
    // Where the water is narrow the other bank is near.
    const farthest = FARTHEST_MOVES.find((far) => {
      const beyond = movedTowards(corner, target, far + NARROWEST);
      return isWater(segmentAt(beyond.x, beyond.y));
    });
    const { x, y } = keptInWater(ring, index, movedTowards(corner, target, farthest ?? 0));
    moved.push(x, y);
  }
  return moved;
}

/** Where a corner of a ring moves, with the water to its right: away from land that comes to a point there, never over any. */
function keptInWater(ring: readonly number[], index: number, to: Point): Point {
  const at = (other: number) => ring[(other + ring.length) % ring.length]!;
  const [x, y] = [ring[index]!, ring[index + 1]!];
  const [dx, dy] = [at(index + 2) - at(index - 2), at(index + 3) - at(index - 1)];
  const turn = (x - at(index - 2)) * (at(index + 3) - y) - (y - at(index - 1)) * (at(index + 2) - x);
  const length = Math.hypot(dx, dy) || 1;
  const clear = turn < -1e-6 ? CLEAR : 0;
  const far = (dx * (to.y - y) - dy * (to.x - x)) / length;
  return far > clear ? to : { x: x - (clear * dy) / length, y: y + (clear * dx) / length };
}

/** A ring with its corners cut, by Chaikin's method. */
export function rounded(ring: readonly number[]): number[] {
  const smooth: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!];
    const [nx, ny] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
    smooth.push(0.75 * x + 0.25 * nx, 0.75 * y + 0.25 * ny, 0.25 * x + 0.75 * nx, 0.25 * y + 0.75 * ny);
  }
  return smooth;
}
