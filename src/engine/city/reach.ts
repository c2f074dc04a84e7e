import { FULL, slotOf, type Board, type Box } from '../board/board.ts';
import {
  connectedMasks,
  connectedPieces,
  forEachLandSegment,
  masksOf,
  SegmentSteps,
  type ConnectedPieces,
} from '../board/steps.ts';
import { landParts, type LandParts } from '../land/parts.ts';
import { normalizeRows } from '../land/shapes.ts';
import type { Placements } from '../schematic/placement.ts';
import { isPublic } from '../schematic/walkable.ts';
import type { Segment } from '../segment/segment.ts';
import type { City, CityWall } from './city.ts';
import { closedGround, isAllClosed } from './closed-ground.ts';
import { doorFinder } from './doors.ts';

/** How far people get in a city. */
export interface CityReach {
  /** Connected pieces of ground that everybody may cross: free, or of a public kind. */
  readonly publicAreas: number;
  /** Connected parts of the land. */
  readonly landAreas: number;
  /** Doors that ask for public ground or a street. */
  readonly doors: number;
  /** Those of them that lead to the largest public area of their part of the land. */
  readonly doorsReached: number;
  /** Number of walls, and of those that are closed: with them blocked, nobody gets from inside to outside. */
  readonly walls: { readonly closed: number; readonly of: number };
}

/** The pieces of public ground and of land of a city. */
export interface PublicPieces {
  readonly publicAreas: number;
  readonly landAreas: number;
  /** Whether a segment lies in the largest public area of its part of the land. */
  readonly isReached: (segment: Segment) => boolean;
}

/**
 * Makes what gives the segments of the hex in a slot that everybody may cross, as a mask.
 *
 * @param kind_segment 1 + index into the kinds of the city, 0 = nothing
 */
function publicMasks({ kinds }: Pick<City, 'kinds'>, kind_segment: Uint8Array): (slot: number) => number {
  const isPublic_kind = [undefined, ...kinds].map(isPublic);
  return masksOf((segment) => isPublic_kind[kind_segment[segment]!]!);
}

/**
 * The pieces of public ground.
 *
 * @param maskOf the public segments of the hex in a slot, as a mask
 */
function publicPieces(rows: City['land'], board: Box, maskOf: (slot: number) => number): PublicPieces {
  const land = normalizeRows(rows);
  const pieces = connectedMasks(board, land, maskOf);
  const parts = landParts(land);
  let mains: ReadonlySet<number> | null = null;
  return {
    publicAreas: pieces.count,
    landAreas: parts.count,
    isReached: (segment) => {
      const slot = slotOf(board, segment);
      if (slot < 0) return false;
      const piece = pieces.piece_segment[6 * slot + segment.k]!;
      if (piece === 0) return false;
      mains ??= mainPieces(board, land, pieces, parts);
      return mains.has(piece);
    },
  };
}

/** The largest of some pieces in each part of the land, the first of several. */
function mainPieces(
  board: Box,
  land: City['land'],
  { piece_segment, size_piece }: ConnectedPieces,
  { count, part_row }: LandParts,
): ReadonlySet<number> {
  const main_part = new Int32Array(count);
  land.forEach((row, index) => {
    const part = part_row[index]!;
    forEachLandSegment(board, [row], (segment) => {
      const piece = piece_segment[segment]!;
      if (size_piece[piece]! > size_piece[main_part[part]!]!) main_part[part] = piece;
    });
  });
  return new Set(main_part);
}

/** The places where a city lacks reach. */
export interface ReachFaults {
  /** The segments beside doors that are not reached. */
  readonly doors: readonly Segment[];
  /** The walls that are not closed. */
  readonly walls: readonly CityWall[];
}

/** Where a city lacks reach, worked out by flooding. */
export function reachFaults(
  city: Pick<City, 'kinds' | 'schematics' | 'land' | 'placements' | 'walls'>,
  board: Board,
  kind_segment: Uint8Array,
): ReachFaults {
  const { isReached } = publicPieces(city.land, board, publicMasks(city, kind_segment));
  const doorsOf = doorFinder(city.schematics, city.kinds);
  const doors = city.placements.flatMap((placement) =>
    doorsOf(placement).flatMap(({ to, isPublic }) => (isPublic && !isReached(to) ? to : [])),
  );
  return { doors, walls: (city.walls ?? []).filter((wall) => !isClosed(wall, city.land, board)) };
}

/**
 * How far people get in a city, worked out by flooding.
 *
 * @param kind_segment 1 + index into the kinds of the city, 0 = nothing
 */
export function cityReach(
  city: Pick<City, 'kinds' | 'schematics' | 'land' | 'placements' | 'walls'>,
  board: Board,
  kind_segment: Uint8Array,
): CityReach {
  const pieces = publicPieces(city.land, board, publicMasks(city, kind_segment));
  const walls = city.walls ?? [];
  const closed = walls.filter((wall) => isClosed(wall, city.land, board)).length;
  return { ...figuresOf(city, pieces), walls: { closed, of: walls.length } };
}

/**
 * The same as {@link cityReach}, several times as fast, for a city without walls whose placements fit.
 */
export function reachWithoutWalls(
  city: Pick<City, 'kinds' | 'schematics' | 'land' | 'ground'> & { readonly placements: Placements },
): CityReach {
  const walls = { closed: 0, of: 0 };
  if (isAllClosed(city)) {
    const landAreas = landParts(normalizeRows(city.land)).count;
    return { ...figuresOf(city, { publicAreas: 0, landAreas, isReached: () => false }), walls };
  }
  const closed = closedGround(city);
  const { mask_hex } = closed;
  const pieces = publicPieces(city.land, closed, (slot) => ~mask_hex[slot]! & FULL);
  return { ...figuresOf(city, pieces), walls };
}

function figuresOf(
  city: Pick<City, 'kinds' | 'schematics'> & { readonly placements: Placements },
  { publicAreas, landAreas, isReached }: PublicPieces,
): Omit<CityReach, 'walls'> {
  const doorsOf = doorFinder(city.schematics, city.kinds);
  let [doors, doorsReached] = [0, 0];
  // Only conditions around schematics make doors.
  const length = city.schematics.some(({ around }) => around) ? city.placements.length : 0;
  for (let index = 0; index < length; index++)
    for (const { to, isPublic } of doorsOf(city.placements.at(index)!)) {
      if (!isPublic) continue;
      doors++;
      if (isReached(to)) doorsReached++;
    }
  return { publicAreas, landAreas, doors, doorsReached };
}

/**
 * Whether a wall is closed: with its segments blocked, the land beside it falls into at least two parts, and so does the
 * land beside each of its gates.
 */
function isClosed(wall: CityWall, land: City['land'], board: Board): boolean {
  const { placement_segment } = board;
  const ids = new Set(wall.placements);
  const gates = new Set(wall.gates);
  const water = new Set(wall.water.map((segment) => 6 * slotOf(board, segment) + segment.k));
  const isWall = (segment: number) => ids.has(placement_segment[segment]!) || water.has(segment);
  const { piece_segment } = connectedPieces(board, land, (segment) => !isWall(segment));
  const steps = new SegmentSteps(board);
  const beside = new Set<number>();
  const beside_gate = new Map([...gates].map((id) => [id, new Set<number>()]));
  forEachLandSegment(board, land, (segment) => {
    if (!isWall(segment)) return;
    for (const other of steps.neighbors(segment)) {
      const piece = other < 0 ? 0 : piece_segment[other]!;
      if (piece === 0) continue;
      beside.add(piece);
      beside_gate.get(placement_segment[segment]!)?.add(piece);
    }
  });
  return beside.size > 1 && [...beside_gate.values()].every((pieces) => pieces.size > 1);
}
