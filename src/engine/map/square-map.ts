import type { Position, RowMap } from './row-map.ts';

/** A map of square cells in one array: index = y * width + x. It has the form of a {@link RowMap}, but other moves. */
export type SquareMap = RowMap;

/** The costs of steps; positive integers. */
export interface StepCosts {
  readonly orthogonal: number;
  readonly diagonal: number;
}

/** The usual costs: 5 and 7 are nearly 1 : √2 in small integers. */
export const STEP_COSTS: StepCosts = { orthogonal: 5, diagonal: 7 };

/** Names of the eight moves, clockwise from north; odd ones are diagonal. */
export const SQUARE_MOVES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Steps of the moves: y grows downward. */
const SQUARE_STEPS: readonly Position[] = [
  { y: -1, x: 0 },
  { y: -1, x: 1 },
  { y: 0, x: 1 },
  { y: 1, x: 1 },
  { y: 1, x: 0 },
  { y: 1, x: -1 },
  { y: 0, x: -1 },
  { y: -1, x: -1 },
];

/**
 * The index of the cell next to `index`, or -1 when that lies outside the map; `move` is 0..7 in the order of {@link
 * SQUARE_MOVES}.
 */
export function squareNeighbor({ width, height }: SquareMap, index: number, move: number): number {
  const step = SQUARE_STEPS[move];
  if (!step) throw new RangeError(`move ${move} of a square map is not 0..7`);
  const y = Math.floor(index / width) + step.y;
  const x = (index % width) + step.x;
  return y >= 0 && y < height && x >= 0 && x < width ? y * width + x : -1;
}

/** Least cost between two cells of a map without obstacles and borders. */
export function squareDistance(
  { width }: SquareMap,
  from: number,
  to: number,
  { orthogonal, diagonal }: StepCosts = STEP_COSTS,
): number {
  const down = Math.abs(Math.floor(to / width) - Math.floor(from / width));
  const aside = Math.abs((to % width) - (from % width));
  const both = Math.min(down, aside);
  const rest = Math.max(down, aside) - both;
  const corner = Math.min(diagonal, 2 * orthogonal);
  if (orthogonal <= diagonal) return corner * both + orthogonal * rest;
  // Where diagonals are cheap, a path zigzags even straight ahead; at most one straight step is left over.
  const odd = rest & 1;
  return diagonal * (both + rest - odd) + orthogonal * odd;
}
