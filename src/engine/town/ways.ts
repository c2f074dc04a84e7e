import type { CellFrame } from '../board/cell-grid.ts';
import type { TownGrid } from './grid.ts';

/** Cost of a step that may not be taken. */
export const BARRED = 2 ** 30;

/** Buckets of the queue: more than any step costs. */
const BUCKETS = 2 ** 14;

/** The largest cost of a step that may be taken. */
const MOST_COST = BUCKETS - 1;

const ways_grid = new WeakMap<TownGrid, Ways>();

/** The ways of a grid, with one memory for all searches: a search forgets what the one before has found. */
export function waysOf(grid: TownGrid): Ways {
  let ways = ways_grid.get(grid);
  if (!ways) ways_grid.set(grid, (ways = new Ways(grid)));
  return ways;
}

/**
 * Cheapest ways over the cells of a grid, one search after another with the same memory: Dijkstra's algorithm on whole
 * costs, with Dial's queue of buckets. Cells of equal cost are taken in the order in which they got it, so that ways are
 * the same everywhere.
 *
 *     start_cell[cell]   which start the cheapest way to the cell comes from, counted from 1; 0 without a way
 *     cost_cell[cell]    where there is a way: its cost, that of the cell itself included
 *     from_cell[cell]    where there is a way: the cell before it, -1 at a start
 *
 * Nothing but zeros is written before a search, so that the memory of cells that no search comes to costs nothing.
 */
export class Ways {
  readonly cost_cell: Int32Array;
  readonly from_cell: Int32Array;
  readonly start_cell: Int32Array;
  readonly #columns: number;
  /** First and last cell of each bucket, and the cells before and after each cell in its bucket; -1 for none. */
  readonly #first_bucket = new Int32Array(BUCKETS).fill(-1);
  readonly #last_bucket = new Int32Array(BUCKETS).fill(-1);
  readonly #before_cell: Int32Array;
  readonly #after_cell: Int32Array;
  /** Cells that a search has reached, in the order of their first cost. */
  readonly #touched: Int32Array;
  #count = 0;

  constructor({ cells, columns }: CellFrame) {
    this.#columns = columns;
    this.cost_cell = new Int32Array(cells);
    this.from_cell = new Int32Array(cells);
    this.start_cell = new Int32Array(cells);
    this.#before_cell = new Int32Array(cells);
    this.#after_cell = new Int32Array(cells);
    this.#touched = new Int32Array(cells);
  }

  /**
   * Searches outward from some cells.
   *
   * @param starts groups of cells to start from
   * @param step_cell whole cost of entering each cell, 0..16,383, or {@link BARRED} where no way leads
   * @param isEnd ends the search at the first cell for which it holds
   * @param mayEnter whether a way may lead over a cell; over all cells when not said
   * @returns that cell, -1 when none was reached
   */
  search(
    starts: readonly (readonly number[])[],
    step_cell: Int32Array,
    isEnd: (cell: number) => boolean = () => false,
    mayEnter?: (cell: number) => boolean,
  ): number {
    const { cost_cell, from_cell, start_cell } = this;
    const columns = this.#columns;
    this.#forget();
    let waiting = 0;
    starts.forEach((cells, index) => {
      for (const cell of cells) {
        if (start_cell[cell] !== 0) continue;
        this.#touched[this.#count++] = cell;
        cost_cell[cell] = 0;
        from_cell[cell] = -1;
        start_cell[cell] = index + 1;
        this.#append(cell, 0);
        waiting++;
      }
    });
    for (let cost = 0; waiting > 0; cost++) {
      const bucket = cost & MOST_COST;
      for (let cell = this.#first_bucket[bucket]!; cell >= 0; cell = this.#first_bucket[bucket]!) {
        this.#remove(cell, bucket);
        waiting--;
        if (isEnd(cell)) {
          this.#empty();
          return cell;
        }
        const start = start_cell[cell]!;
        for (let side = 0; side < 3; side++) {
          const next =
            side === 0
              ? cell - 1
              : side === 1
                ? cell + 1
                : (cell & 1) === 0
                  ? cell + columns
                  : cell - columns;
          const known = start_cell[next] === 0 ? BARRED : cost_cell[next]!;
          const total = cost + step_cell[next]!;
          if (total >= known || (mayEnter && !mayEnter(next))) continue;
          if (known === BARRED) {
            this.#touched[this.#count++] = next;
            waiting++;
          } else this.#remove(next, known & MOST_COST);
          cost_cell[next] = total;
          from_cell[next] = cell;
          start_cell[next] = start;
          this.#append(next, total & MOST_COST);
        }
      }
    }
    return -1;
  }

  /** Whether the last search found a way to a cell. */
  leadsTo(cell: number): boolean {
    return this.start_cell[cell] !== 0;
  }

  /** The cells of the way to a cell that has one, that cell first. */
  wayTo(cell: number): number[] {
    const way: number[] = [];
    for (let at = cell; at >= 0; at = this.from_cell[at]!) way.push(at);
    return way;
  }

  /** Forgets the last search. */
  #forget(): void {
    for (let i = 0; i < this.#count; i++) this.start_cell[this.#touched[i]!] = 0;
    this.#count = 0;
  }

  /** Empties the queue of a search that ends early. */
  #empty(): void {
    for (let i = 0; i < this.#count; i++) {
      const bucket = this.cost_cell[this.#touched[i]!]! & MOST_COST;
      this.#first_bucket[bucket] = -1;
      this.#last_bucket[bucket] = -1;
    }
  }

  #append(cell: number, bucket: number): void {
    const last = this.#last_bucket[bucket]!;
    this.#before_cell[cell] = last;
    this.#after_cell[cell] = -1;
    if (last < 0) this.#first_bucket[bucket] = cell;
    else this.#after_cell[last] = cell;
    this.#last_bucket[bucket] = cell;
  }

  #remove(cell: number, bucket: number): void {
    const [before, after] = [this.#before_cell[cell]!, this.#after_cell[cell]!];
    if (before < 0) this.#first_bucket[bucket] = after;
    else this.#after_cell[before] = after;
    if (after < 0) this.#last_bucket[bucket] = before;
    else this.#before_cell[after] = before;
  }
}
