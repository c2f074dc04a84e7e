/**
 * The cells of any map and the moves between them, for {@link findPath}. Every move can be reversed at the same cost.
 */
export interface PathGrid {
  /** Number of cells; their indices are 0..cells - 1. */
  readonly cells: number;
  /** Cost of each move: positive integers. */
  readonly cost_move: readonly number[];
  /** Writes the cell that each move leads to into `into[move]`, -1 where the move leaves the map. */
  neighbors(cell: number, into: Int32Array): void;
  /**
   * A lower bound of the cost of a path between two cells, which differs between neighboring cells by at most the cost
   * of the move between them.
   */
  least(from: number, to: number): number;
  /** How far a cell lies off the straight line between two others, on any linear scale; 0 on the line. */
  aside(cell: number, from: number, to: number): number;
}

/** A path from cell to cell. */
export interface Path {
  /** All cells of the path, both ends included; empty when there is no path. */
  readonly cells: readonly number[];
  /** The sum of the costs of its moves; Infinity when there is no path. */
  readonly cost: number;
}

/** The result when there is no path. */
export const NO_WAY: Path = { cells: [], cost: Infinity };

/** The cost of a cell that is not reached yet; greater than any real cost. */
const UNREACHED = 0x7fffffff;

/**
 * The cheapest path between two cells. The cells between the ends are open; the ends need not be. Of equally cheap
 * paths it is the one that at every step stays nearest to the straight line, and then takes the first move: the same on
 * every machine.
 *
 * @throws RangeError when an end is not a cell of the grid, a cost is not a positive integer, or costs could overflow
 */
export function findPath(grid: PathGrid, isOpen: (cell: number) => boolean, from: number, to: number): Path {
  for (const end of [from, to])
    if (!Number.isInteger(end) || end < 0 || end >= grid.cells)
      throw new RangeError(`cell ${end} is not 0..${grid.cells - 1}`);
  for (const cost of grid.cost_move)
    if (!Number.isInteger(cost) || cost < 1 || cost * grid.cells >= UNREACHED)
      throw new RangeError(`a move cannot cost ${cost} on a map of ${grid.cells} cells`);
  const cost_cell = costsTo(grid, isOpen, from, to);
  return cost_cell[from] === UNREACHED ? NO_WAY : walk(grid, isOpen, from, to, cost_cell);
}

/**
 * The cost from each cell to `to`, exact for all cells on the cheapest paths from `from`.
 *
 * A* from the goal backwards, with cells in buckets by the cost so far plus the least cost to come. A move raises that
 * sum by 0 to twice the largest cost, so a small ring of buckets holds all waiting cells.
 */
function costsTo(grid: PathGrid, isOpen: (cell: number) => boolean, from: number, to: number): Int32Array {
  const { cost_move } = grid;
  const cost_cell = new Int32Array(grid.cells).fill(UNREACHED);
  const done_cell = new Uint8Array(grid.cells);
  const around = new Int32Array(cost_move.length);
  const buckets = Array.from({ length: 2 * Math.max(...cost_move) + 1 }, (): number[] => []);
  let sum = grid.least(from, to);
  cost_cell[to] = 0;
  buckets[sum % buckets.length]!.push(to);
  for (let waiting = 1; waiting > 0; sum++) {
    const bucket = buckets[sum % buckets.length]!;
    for (let cell = bucket.pop(); cell !== undefined; cell = bucket.pop()) {
      waiting--;
      if (done_cell[cell] === 1) continue;
      done_cell[cell] = 1;
      if (cell === from) continue;
      grid.neighbors(cell, around);
      for (let move = 0; move < around.length; move++) {
        const next = around[move]!;
        const cost = cost_cell[cell]! + cost_move[move]!;
        if (next < 0 || cost >= cost_cell[next]! || (next !== from && !isOpen(next))) continue;
        cost_cell[next] = cost;
        buckets[(cost + grid.least(from, next)) % buckets.length]!.push(next);
        waiting++;
      }
    }
    // All cells of the cheapest paths were in this bucket or before it.
    if (done_cell[from] === 1) break;
  }
  return cost_cell;
}

function walk(
  grid: PathGrid,
  isOpen: (cell: number) => boolean,
  from: number,
  to: number,
  cost_cell: Int32Array,
): Path {
  const around = new Int32Array(grid.cost_move.length);
  const cells = [from];
  for (let cell = from; cell !== to;) {
    grid.neighbors(cell, around);
    let best = -1;
    let least = Infinity;
    for (let move = 0; move < around.length; move++) {
      const next = around[move]!;
      if (next < 0 || cost_cell[next]! + grid.cost_move[move]! !== cost_cell[cell]) continue;
      if (next !== to && !isOpen(next)) continue;
      const aside = grid.aside(next, from, to);
      if (aside < least) [best, least] = [next, aside];
    }
    cells.push((cell = best));
  }
  return { cells, cost: cost_cell[from]! };
}
