import { SEA, slotOf, type Board } from '../board/board.ts';
import { connectedPieces, forEachLandSegment, SegmentSteps } from '../board/steps.ts';
import type { City } from './city.ts';
import { doorFinder } from './doors.ts';
import { isPublic as isPublicGround } from '../schematic/walkable.ts';

/** How the streets of a city divide it, and how directly they lead. */
export interface StreetFigures {
  /** Connected pieces of land, not reaching its edge, that nobody crosses: what streets enclose. */
  readonly blocks: number;
  /** Mean number of segments of a block; 0 without any. */
  readonly meanBlock: number;
  /**
   * The mean over all doors of the steps over public ground to the heart of the town by the steps over all land; the
   * heart is the public segment nearest to the middle of all doors. `null` where no door leads there.
   */
  readonly meanDetour: number | null;
}

/** The kinds of the streets of a city's recipe. */
export function streetKinds({ recipe }: Pick<City, 'recipe'>): ReadonlySet<string> {
  if (!recipe?.streets) return new Set();
  const { main, lane, bridge } = recipe.streets;
  return new Set([main, lane, bridge].filter((kind) => kind !== undefined));
}

/** Number of segments of ground of the kinds of the recipe's streets. */
export function countStreets(city: Pick<City, 'recipe' | 'ground'>): number {
  const streets = streetKinds(city);
  let count = 0;
  for (const { segments } of city.ground ?? [])
    for (const kind of segments) if (kind !== null && streets.has(kind)) count++;
  return count;
}

/**
 * The figures of the streets of a city, worked out by flooding.
 *
 * @param kind_segment 1 + index into the kinds of the city, 0 = nothing
 */
export function streetFigures(
  city: Pick<City, 'kinds' | 'schematics' | 'land' | 'placements'>,
  board: Board,
  kind_segment: Uint8Array,
): StreetFigures {
  const { land } = city;
  const { mask_hex } = board;
  const isPublic_kind = [undefined, ...city.kinds].map(isPublicGround);
  const isLand = (segment: number) => mask_hex[Math.floor(segment / 6)] !== SEA;
  const isPublic = (segment: number) => isLand(segment) && isPublic_kind[kind_segment[segment]!]!;
  const steps = new SegmentSteps(board);
  return {
    ...blocksOf(board, land, steps, isLand, isPublic),
    meanDetour: detourOf(city, board, steps, isLand, isPublic),
  };
}

function blocksOf(
  board: Board,
  land: City['land'],
  steps: SegmentSteps,
  isLand: (segment: number) => boolean,
  isPublic: (segment: number) => boolean,
): Pick<StreetFigures, 'blocks' | 'meanBlock'> {
  const { piece_segment, size_piece } = connectedPieces(board, land, (segment) => !isPublic(segment));
  const isOpen = new Set<number>();
  forEachLandSegment(board, land, (segment) => {
    const piece = piece_segment[segment]!;
    if (piece !== 0 && steps.neighbors(segment).some((other) => other < 0 || !isLand(other)))
      isOpen.add(piece);
  });
  const sizes = size_piece.filter((_, piece) => piece > 0 && !isOpen.has(piece));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return { blocks: sizes.length, meanBlock: sizes.length === 0 ? 0 : sum / sizes.length };
}

function detourOf(
  city: Pick<City, 'kinds' | 'schematics' | 'land' | 'placements'>,
  board: Board,
  steps: SegmentSteps,
  isLand: (segment: number) => boolean,
  isPublic: (segment: number) => boolean,
): number | null {
  const doorsOf = doorFinder(city.schematics, city.kinds);
  const ends = city.placements.flatMap((placement) =>
    doorsOf(placement).flatMap(({ to, isPublic: leadsOut }) => {
      const slot = slotOf(board, to);
      const segment = 6 * slot + to.k;
      return leadsOut && slot >= 0 && isPublic(segment) ? { segment, q: to.q, r: to.r } : [];
    }),
  );
  const [first] = ends;
  if (!first) return null;
  const middle = {
    q: ends.reduce((sum, { q }) => sum + q, 0) / ends.length,
    r: ends.reduce((sum, { r }) => sum + r, 0) / ends.length,
  };
  const farOf = (end: { readonly q: number; readonly r: number }) => {
    const [q, r] = [end.q - middle.q, end.r - middle.r];
    return q * q + r * r + q * r;
  };
  const heart = ends.reduce((best, end) => (farOf(end) < farOf(best) ? end : best), first).segment;
  const walked = stepsFrom(heart, steps, 6 * board.mask_hex.length, isPublic);
  const straight = stepsFrom(heart, steps, 6 * board.mask_hex.length, isLand);
  let [sum, count] = [0, 0];
  for (const { segment } of ends) {
    if (walked[segment]! <= 0) continue;
    sum += walked[segment]! / straight[segment]!;
    count++;
  }
  return count === 0 ? null : sum / count;
}

/** The least steps from a segment to all others over some of them; -1 where none lead. */
function stepsFrom(
  start: number,
  steps: SegmentSteps,
  segments: number,
  isPart: (segment: number) => boolean,
): Int32Array {
  const far_segment = new Int32Array(segments).fill(-1);
  far_segment[start] = 0;
  const edge = [start];
  for (const segment of edge)
    for (const other of steps.neighbors(segment)) {
      if (other < 0 || far_segment[other] !== -1 || !isPart(other)) continue;
      far_segment[other] = far_segment[segment]! + 1;
      edge.push(other);
    }
  return far_segment;
}
