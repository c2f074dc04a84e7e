import { numberAt, type Numbers } from '../../../../formats/atlas/number-column.ts';
import { Unlike } from '../../../../formats/atlas/unlike.ts';

/** Rows between two words on how far it is. */
const TOLD_EVERY = 5000;

/** The rows that are compared. */
export interface ComparedRows {
  /** Number of rows of each column. */
  readonly length: number;
  readonly columns: ReadonlyMap<string, Numbers>;
  /** The rows that are compared; `null` for all. */
  readonly scope: Uint32Array | null;
}

/**
 * How unlike the others the city of each row is, see `Unlike`; NaN for rows that have no city or are not compared.
 *
 * @param onShare told how much is done, from 0 to 1
 */
export function unlikeColumn(
  { length, columns, scope }: ComparedRows,
  onShare: (share: number) => void = () => {},
): Float64Array<ArrayBuffer> {
  const numbers = [...columns.values()];
  const values = new Float64Array(numbers.length);
  const valuesOf = (row: number) => {
    for (let index = 0; index < values.length; index++) values[index] = numberAt(numbers[index]!, row);
    return values;
  };
  const ok_row = columns.get('ok');
  const all = scope ?? Uint32Array.from({ length }, (_, row) => row);
  const cities = all.filter((row) => !ok_row || numberAt(ok_row, row) === 1);
  const unlike = new Unlike([...columns.keys()]);
  for (const row of cities) unlike.add(valuesOf(row));
  const of = unlike.finish();
  const unlike_row = new Float64Array(length).fill(Number.NaN);
  for (const [index, row] of cities.entries()) {
    unlike_row[row] = of(index, valuesOf(row));
    if (index % TOLD_EVERY === 0) onShare(index / cities.length);
  }
  return unlike_row;
}
