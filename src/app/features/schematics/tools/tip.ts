import { DIRECTIONS } from '../../../../engine/hex/hex.ts';
import type { Point } from '../../../../engine/hex/plane.ts';
import {
  adjacentSegments,
  equalSegments,
  segmentKey,
  type Segment,
} from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { wholeTiles } from '../../../../engine/schematic/footprint.ts';
import { segmentVertices, thirdToPoint, tileAround } from '../../../../engine/segment/vertex.ts';
import { nearestVertex } from '../../../board/input/board-pointer.ts';
import { crossedSegments } from '../../../board/input/crossed-segments.ts';
import type { BrushSize } from '../../../board/tools/schematic-hand.ts';
import type { ToolPointer } from '../../../board/tools/tool.ts';
import type { ToolBoard } from './schematic-tool.ts';

/** Where a dab of a brush is: a segment, and its vertex that is nearest. */
export type Place = Pick<ToolPointer, 'segment' | 'vertex'>;

/** The segments that one dab of a brush covers. */
export type Tip = (at: Place) => readonly Segment[];

/** The six segments around the vertex that is nearest: a hex center or a corner, so at any of the three offsets. */
export const tileTip: Tip = ({ vertex }) => tileAround(vertex);

/** The six segments of the hex of a segment. */
export const hexTip: Tip = ({ segment: { q, r } }) => DIRECTIONS.map((k) => ({ q, r, k }));

/** Tips as wide as so many strips of segments. */
const TIPS: Readonly<Record<BrushSize, Tip>> = {
  1: ({ segment }) => [segment],
  2: tileTip,
  3: ({ segment }) => distinctSegments(segmentVertices(segment).flatMap(tileAround)),
  hex: hexTip,
};

/** Whether a value is a kind of whole buildings, which must not cut into each other. */
export function isWhole(value: string | null, board: ToolBoard): boolean {
  return value !== null && board.footprintOf(value) === 'tile';
}

const tiles_board = new WeakMap<ToolBoard, ReadonlyMap<string, readonly Segment[]>>();

/**
 * The whole buildings of the kind in hand that stand already, by the keys of their segments; none for other kinds and for
 * erasing.
 */
export function standingTiles(
  value: string | null,
  board: ToolBoard,
): ReadonlyMap<string, readonly Segment[]> {
  if (!isWhole(value, board)) return NO_TILES;
  let tiles = tiles_board.get(board);
  if (!tiles) {
    const own = board.painted.filter(({ kind }) => kind === value);
    tiles = new Map(wholeTiles(own).flatMap((tile) => tile.map((one) => [segmentKey(one), tile] as const)));
    tiles_board.set(board, tiles);
  }
  return tiles;
}

const NO_TILES: ReadonlyMap<string, readonly Segment[]> = new Map();

/** The tip of the width in hand for a kind, or for erasing; whole buildings are painted whole. */
export function tipFor(value: string | null, board: ToolBoard): Tip {
  const { size } = board;
  return isWhole(value, board) && size !== 'hex' ? tileTip : TIPS[size];
}

/**
 * The places along a straight line, each in a segment that shares a side with that of the place before: a line that
 * passes through a vertex goes around it.
 *
 * @param start the place of its first point
 */
export function placesAlong(start: Place, from: Point, to: Point): Place[] {
  const places = [start];
  for (const { segment, point } of crossedSegments(from, to)) {
    const last = places.at(-1)!.segment;
    if (equalSegments(segment, last)) continue;
    for (const place of [...around(last, segment), { segment, vertex: nearestVertex(segment, point) }])
      places.push(...stepBetween(places.at(-1)!, place), place);
  }
  return places;
}

/** A place between two whose vertices share no side; none for others. */
function stepBetween(from: Place, to: Place): Place[] {
  if (areBeside(from.vertex, to.vertex)) return [];
  const vertex = segmentVertices(to.segment).find(
    (one) => areBeside(one, from.vertex) && areBeside(one, to.vertex),
  );
  return vertex ? [{ segment: to.segment, vertex }] : [];
}

/** Whether two vertices are one, or the ends of a side. */
function areBeside(one: Third, other: Third): boolean {
  const [a, b] = [thirdToPoint(one), thirdToPoint(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) < 1.1;
}

/** The places between two segments that touch in a vertex alone, the shorter way around it; none where they share a side. */
function around(from: Segment, to: Segment): Place[] {
  if (adjacentSegments(from).some((next) => equalSegments(next, to))) return [];
  for (const vertex of segmentVertices(from)) {
    const ring = tileAround(vertex);
    const [first, last] = [from, to].map((one) => ring.findIndex((other) => equalSegments(other, one)));
    if (last === undefined || first === undefined || last < 0) continue;
    const steps = (last - first + 6) % 6;
    const way = steps <= 3 ? 1 : 5;
    return Array.from({ length: Math.min(steps, 6 - steps) - 1 }, (_, index) => ({
      segment: ring[(first + way * (index + 1)) % 6]!,
      vertex,
    }));
  }
  return [];
}

/** Segments, each once, in the order in which they come first. */
export function distinctSegments(segments: readonly Segment[]): Segment[] {
  return [...new Map(segments.map((segment) => [segmentKey(segment), segment])).values()];
}

/**
 * The dabs of a tip at some places, of which none meets another that was made, or one that stands, so that no building
 * cuts into one.
 *
 * @param most how many segments end it
 * @param standing keys of the segments of what stands
 */
export function dabsApart(
  tip: Tip,
  places: Iterable<Place>,
  most: number,
  standing: Pick<ReadonlySet<string>, 'has'>,
): Segment[] {
  const taken = new Map<string, Segment>();
  for (const place of places) {
    if (taken.size > most) break;
    const dab = tip(place);
    if (dab.map(segmentKey).some((key) => taken.has(key) || standing.has(key))) continue;
    for (const one of dab) taken.set(segmentKey(one), one);
  }
  return [...taken.values()];
}
