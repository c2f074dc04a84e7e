import FlatQueue from 'flatqueue';
import type { TownGrid } from './grid.ts';

/** Cost of a step that may not be taken. */
export const BARRED = Infinity;

const ways_grid = new WeakMap<TownGrid, Ways>();

/** The ways of a grid, with one memory for all searches: a search forgets what the one before has found. */
export function waysOf(grid: TownGrid): Ways {
  let ways = ways_grid.get(grid);
  if (!ways) ways_grid.set(grid, (ways = new Ways(grid)));
  return ways;
}

/**
 * Cheapest ways over the cells of a grid (Dijkstra), one search after another with the same memory. The order of equal
 * costs is the same everywhere, because it depends only on the order of the calls.
 *
 *     cost_cell[cell]   cost of the cheapest way to the cell, that of the cell itself included
 *     from_cell[cell]   the cell before it, -1 at a start
 */
export class Ways {
  readonly cost_cell: Float64Array;
  readonly from_cell: Int32Array;
  /** The start that the cheapest way comes from, by its index. */
  readonly start_cell: Int32Array;
  readonly #grid: TownGrid;
  readonly #queue = new FlatQueue();
  #touched: number[] = [];

  constructor(grid: TownGrid) {
    this.#grid = grid;
    this.cost_cell = new Float64Array(grid.state_cell.length).fill(Infinity);
    this.from_cell = new Int32Array(grid.state_cell.length).fill(-1);
    this.start_cell = new Int32Array(grid.state_cell.length).fill(-1);
  }

  /**
   * Searches outward from some cells.
   *
   * @param starts groups of cells to start from
   * @param costOf cost of entering a cell, {@link BARRED} where no way leads
   * @param isEnd ends the search at the first cell for which it holds
   * @returns that cell, -1 when none was reached
   */
  search(
    starts: readonly (readonly number[])[],
    costOf: (cell: number) => number,
    isEnd: (cell: number) => boolean = () => false,
  ): number {
    const { cost_cell, from_cell, start_cell } = this;
    for (const cell of this.#touched) {
      cost_cell[cell] = Infinity;
      from_cell[cell] = -1;
      start_cell[cell] = -1;
    }
    const touched: number[] = [];
    this.#touched = touched;
    const queue = this.#queue;
    queue.clear();
    starts.forEach((cells, index) => {
      for (const cell of cells) {
        if (cost_cell[cell] === 0) continue;
        cost_cell[cell] = 0;
        start_cell[cell] = index;
        touched.push(cell);
        queue.push(cell, 0);
      }
    });
    for (;;) {
      const cost = queue.peekValue();
      const cell = queue.pop();
      if (cell === undefined) return -1;
      if (cost! > cost_cell[cell]!) continue;
      if (isEnd(cell)) return cell;
      const across = (cell & 1) === 0 ? cell + this.#grid.columns : cell - this.#grid.columns;
      for (const next of [cell - 1, cell + 1, across]) {
        const total = cost! + costOf(next);
        if (total >= cost_cell[next]!) continue;
        if (cost_cell[next] === Infinity) touched.push(next);
        cost_cell[next] = total;
        from_cell[next] = cell;
        start_cell[next] = start_cell[cell]!;
        queue.push(next, total);
      }
    }
  }

  /** The cells of the way to a cell, that cell first. */
  wayTo(cell: number): number[] {
    const way: number[] = [];
    for (let at = cell; at >= 0; at = this.from_cell[at]!) way.push(at);
    return way;
  }
}
