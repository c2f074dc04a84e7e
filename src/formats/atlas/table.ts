/** Figures of many cities as columns of numbers: row i of every column belongs to the same seed. */
export interface FigureTable {
  /** Number of rows. */
  readonly length: number;
  /** The names of all columns; `seed` is one of them. */
  readonly names: readonly string[];
  /** The numbers of a figure by row, NaN where a city has none; `undefined` when the table has no such column. */
  column(name: string): Float64Array | undefined;
}
