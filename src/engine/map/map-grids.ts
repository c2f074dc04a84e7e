import { DIRECTIONS } from '../hex/hex.ts';
import type { PathGrid } from './path.ts';
import { rowDistance, rowNeighbor, rowPosition, type RowMap } from './row-map.ts';
import {
  SQUARE_MOVES,
  squareDistance,
  squareNeighbor,
  STEP_COSTS,
  type SquareMap,
  type StepCosts,
} from './square-map.ts';

/** A row-offset map as a grid for `findPath`: six moves of cost 1. */
export function rowGrid(map: RowMap): PathGrid {
  const place = (cell: number) => {
    const { y, x } = rowPosition(map, cell);
    return { x: 2 * x + (y & 1), y };
  };
  return {
    cells: map.width * map.height,
    cost_move: DIRECTIONS.map(() => 1),
    neighbors(cell, into) {
      for (const direction of DIRECTIONS) into[direction] = rowNeighbor(map, cell, direction);
    },
    least: (from, to) => rowDistance(map, from, to),
    aside: (cell, from, to) => offLine(place(cell), place(from), place(to)),
  };
}

/** A square map as a grid for `findPath`: eight moves. A diagonal step may pass between two closed cells. */
export function squareGrid(map: SquareMap, costs: StepCosts = STEP_COSTS): PathGrid {
  return {
    cells: map.width * map.height,
    cost_move: SQUARE_MOVES.map((_, move) => (move % 2 === 0 ? costs.orthogonal : costs.diagonal)),
    neighbors(cell, into) {
      for (let move = 0; move < SQUARE_MOVES.length; move++) into[move] = squareNeighbor(map, cell, move);
    },
    least: (from, to) => squareDistance(map, from, to, costs),
    aside: (cell, from, to) => offLine(rowPosition(map, cell), rowPosition(map, from), rowPosition(map, to)),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Twice the area of the triangle between a cell and the ends of a line, which is proportional to the distance of the
 * cell from the line. Areas keep their proportions in skewed and stretched coordinates, so plain integer coordinates of
 * any grid will do.
 */
export function offLine(cell: Place, from: Place, to: Place): number {
  return Math.abs((cell.x - from.x) * (to.y - from.y) - (cell.y - from.y) * (to.x - from.x));
}
