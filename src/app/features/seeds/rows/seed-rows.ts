import type { FigureTable } from '../../../../formats/atlas/table.ts';

/** The figures of seeds, as workers send them. */
export interface SeedFigures {
  readonly seeds: readonly number[];
  /** Of each seed in turn: `ok`, then the figures of the rows in their order; all but `ok` are NaN without a city. */
  readonly figures: Float64Array;
  /** Why seeds have no city, with ids. */
  readonly failed: readonly { readonly seed: number; readonly problem: string }[];
}

/** Rows that a column has room for at first. */
const LEAST_ROOM = 256;

/**
 * The figures of seeds in columns that grow: eight bytes per number, whatever the number of seeds. A seed has its row
 * from when it is asked for; rows never move.
 */
export class SeedRows {
  readonly #names: readonly string[];
  readonly #row_seed = new Map<number, number>();
  readonly #columns: Float64Array[];
  readonly #problem_row = new Map<number, string>();
  /** Many seeds fail for the same reason: one text is kept for all of them. */
  readonly #problems = new Map<string, string>();

  /** @param names of the figures beside `seed` and `ok` */
  constructor(names: readonly string[]) {
    this.#names = ['seed', 'ok', ...names];
    this.#columns = this.#names.map(() => new Float64Array(LEAST_ROOM).fill(Number.NaN));
  }

  /** The rows of seeds; seeds without a row get one. */
  rowsOf(seeds: readonly number[]): Uint32Array {
    return Uint32Array.from(seeds, (seed) => this.#row_seed.get(seed) ?? this.#add(seed));
  }

  isMade(seed: number): boolean {
    const row = this.#row_seed.get(seed);
    return row !== undefined && !Number.isNaN(this.#columns[1]![row]);
  }

  /**
   * Sets the figures of seeds that have a row.
   *
   * @returns whether any of them had none: pictures come with figures that are there
   */
  put({ seeds, figures, failed }: SeedFigures): boolean {
    const width = this.#names.length - 1;
    let isAnyNew = false;
    seeds.forEach((seed, index) => {
      const row = this.#row_seed.get(seed);
      if (row === undefined) return;
      isAnyNew ||= Number.isNaN(this.#columns[1]![row]);
      for (let i = 0; i < width; i++) this.#columns[i + 1]![row] = figures[index * width + i]!;
    });
    for (const { seed, problem } of failed) {
      const row = this.#row_seed.get(seed);
      if (row === undefined) continue;
      if (!this.#problems.has(problem)) this.#problems.set(problem, problem);
      this.#problem_row.set(row, this.#problems.get(problem)!);
    }
    return isAnyNew;
  }

  /** The reason why the seed of a row has no city, with ids; empty for others. */
  problemOf = (row: number): string => this.#problem_row.get(row) ?? '';

  /** The table as it is now: its length stays when rows are added. */
  table(): FigureTable {
    const length = this.#row_seed.size;
    const columns = new Map(
      this.#names.map((name, index) => [name, this.#columns[index]!.subarray(0, length)]),
    );
    return { length, names: this.#names, column: (name) => columns.get(name) };
  }

  #add(seed: number): number {
    const row = this.#row_seed.size;
    if (row === this.#columns[0]!.length) this.#grow();
    this.#row_seed.set(seed, row);
    this.#columns[0]![row] = seed;
    return row;
  }

  #grow(): void {
    this.#columns.forEach((column, index) => {
      const larger = new Float64Array(2 * column.length).fill(Number.NaN);
      larger.set(column);
      this.#columns[index] = larger;
    });
  }
}
