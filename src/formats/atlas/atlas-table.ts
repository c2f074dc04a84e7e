import { numberAt, toFloat64, type Numbers } from './number-column.ts';
import type { FigureTable } from './table.ts';

/** Bytes of all wide columns that are kept. */
const MOST_BYTES = 48_000_000;

/** The figures of an atlas as a table: columns are kept narrow, and wide ones only as long as they are in use. */
export class AtlasTable implements FigureTable {
  readonly length: number;
  readonly names: readonly string[];
  /** Of each name, as narrow as its numbers allow. */
  readonly columns: ReadonlyMap<string, Numbers>;
  /** The columns that were asked for last, the latest one at the end. */
  readonly #wide = new Map<string, Float64Array>();

  constructor(length: number, columns: ReadonlyMap<string, Numbers>) {
    this.length = length;
    this.names = [...columns.keys()];
    this.columns = columns;
  }

  column(name: string): Float64Array | undefined {
    const numbers = this.columns.get(name);
    if (!numbers) return undefined;
    const wide = this.#wide.get(name) ?? toFloat64(numbers);
    this.#wide.delete(name);
    this.#wide.set(name, wide);
    const most = Math.max(2, Math.floor(MOST_BYTES / (8 * Math.max(1, this.length))));
    for (const old of this.#wide.keys()) {
      if (this.#wide.size <= most) break;
      this.#wide.delete(old);
    }
    return wide;
  }

  /** A number by its row, NaN for none, without a wide column. */
  number(name: string, row: number): number {
    const numbers = this.columns.get(name);
    return numbers ? numberAt(numbers, row) : Number.NaN;
  }
}

/** A number of any table by its row, NaN for none. */
export function numberIn(table: FigureTable, name: string, row: number): number {
  if (table instanceof AtlasTable) return table.number(name, row);
  return table.column(name)?.[row] ?? Number.NaN;
}

/** The numbers of all columns of any table, as narrow as it has them. */
export function numbersOf(table: FigureTable): ReadonlyMap<string, Numbers> {
  if (table instanceof AtlasTable) return table.columns;
  return new Map(table.names.map((name) => [name, table.column(name)!]));
}

/** A table with one more column. */
export function withColumn(table: FigureTable, name: string, number_row: Float64Array): FigureTable {
  if (table instanceof AtlasTable)
    return new AtlasTable(table.length, new Map([...table.columns, [name, number_row]]));
  return {
    length: table.length,
    names: [...table.names, name],
    column: (other) => (other === name ? number_row : table.column(other)),
  };
}
