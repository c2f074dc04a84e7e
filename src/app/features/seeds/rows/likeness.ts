import type { FigureTable } from '../../../../formats/atlas/table.ts';

/**
 * How far the city of every row is from the city of one row: the root of the mean square of the differences of their
 * figures, each in units of its standard deviation over all rows. 0 for the row itself, about 1.4 between two cities
 * at random; NaN for rows without a city. Figures that are the same everywhere do not count; where only one of two
 * cities has a figure, they differ by three deviations in it.
 *
 * @param names the figures to compare by
 */
export function distancesFrom(row: number, table: FigureTable, names: readonly string[]): Float64Array {
  const sum_row = new Float64Array(table.length);
  let count = 0;
  for (const name of names) {
    const number_row = table.column(name);
    const spread = number_row ? spreadOf(number_row) : 0;
    if (!number_row || spread === 0) continue;
    count++;
    const own = number_row[row]!;
    for (let other = 0; other < table.length; other++) {
      const difference = (number_row[other]! - own) / spread;
      if (!Number.isNaN(difference)) sum_row[other]! += difference * difference;
      else if (Number.isNaN(number_row[other]) !== Number.isNaN(own)) sum_row[other]! += LACKING * LACKING;
    }
  }
  const ok_row = table.column('ok');
  return sum_row.map((sum, other) =>
    ok_row && ok_row[other] !== 1 ? Number.NaN : Math.sqrt(sum / Math.max(1, count)),
  );
}

/** Deviations between a city with a figure and a city without it. */
const LACKING = 3;

/** The standard deviation of numbers, without those that are NaN. */
function spreadOf(numbers: Float64Array): number {
  let count = 0;
  let mean = 0;
  let squares = 0;
  // Welford's way, which loses nothing where all numbers are large and alike.
  for (const number of numbers) {
    if (Number.isNaN(number)) continue;
    count++;
    const step = number - mean;
    mean += step / count;
    squares += step * (number - mean);
  }
  return count === 0 ? 0 : Math.sqrt(squares / count);
}
