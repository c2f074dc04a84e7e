/**
 * Cells of any map and the moves between them, for {@link findPath}. Every move can be taken back at the same cost.
 */
export interface PathGrid {
  /** Number of cells; their indices are 0..cells - 1. */
  readonly cells: number;
  /** Cost of each move: positive integers. */
  readonly cost_move: readonly number[];
  /** Puts into `into[move]` the cell that each move leads to, -1 where it leaves the map. */
  neighbors(cell: number, into: Int32Array): void;
  /** A cost that no way between two cells can undercut, and that differs by at most a move's cost from cell to cell. */
  least(from: number, to: number): number;
  /** How far a cell lies off the straight line between two others, on any linear scale; 0 on the line. */
  aside(cell: number, from: number, to: number): number;
}

/** A way from cell to cell. */
export interface Path {
  /** All its cells, both ends included; empty when there is no way. */
  readonly cells: readonly number[];
  /** What its moves cost together; Infinity when there is no way. */
  readonly cost: number;
}

/** What is found when there is no way. */
export const NO_WAY: Path = { cells: [], cost: Infinity };

/** Not reached yet; all costs are less. */
const UNREACHED = 0x7fffffff;

/**
 * The cheapest way between two cells. The cells between the ends are open; the ends may be anything. Of equally
 * cheap ways it is the one that at every step keeps nearest to the straight line, and then takes the first move: the
 * same on every machine.
 *
 * @throws RangeError when an end is no cell of the grid, or a cost no positive integer, or costs could overflow
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
 * What it costs to get from each cell to `to`, exact for all cells of all cheapest ways from `from`.
 *
 * A* from the goal backwards, with cells in buckets by cost so far plus least cost to come. A move raises that sum by
 * 0 to twice the largest cost, so a few buckets in a circle hold all that are waiting.
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
    // All cells of ways as cheap as the cheapest were in this bucket or before it.
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
