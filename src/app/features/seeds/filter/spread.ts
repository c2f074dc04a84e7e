import type { FigureTable } from '../../../../formats/atlas/table.ts';
import type { Figure } from '../rows/figure.ts';

/** The least and the greatest number of a figure, and the step of its slider. */
export interface Spread {
  readonly figure: Figure;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps of a slider of a figure that is no whole number, at least. */
const STEPS = 100;

/** The finest step, as a power of ten: finer ones are noise of fractions. */
const FINEST = -6;

/** The figures that differ between rows, with bounds that are whole steps around all of their numbers. */
export function spreadsOf(
  table: FigureTable,
  scope: Uint32Array | null,
  figures: readonly Figure[],
): readonly Spread[] {
  return figures.flatMap((figure): Spread[] => {
    const number_row = table.column(figure.name);
    if (!number_row) return [];
    let min = Infinity;
    let max = -Infinity;
    let isWhole = true;
    const take = (number: number) => {
      if (Number.isNaN(number)) return;
      if (number < min) min = number;
      if (number > max) max = number;
      isWhole &&= Number.isInteger(number);
    };
    if (scope) for (const row of scope) take(number_row[row]!);
    else for (const number of number_row) take(number);
    if (!(min < max)) return [];
    if (isWhole) return [{ figure, min, max, step: 1 }];
    const power = Math.max(FINEST, Math.floor(Math.log10((max - min) / STEPS)));
    const step = Number(`1e${power}`);
    const rounded = (number: number) => Number(`${number}e${power}`);
    return [
      {
        figure,
        min: rounded(Math.floor(min / step)),
        max: rounded(Math.ceil(max / step)),
        step,
      },
    ];
  });
}

/** Numbers of rows in bins of the same width from `min` to `max`. */
export function histogramOf(
  number_row: Float64Array,
  rows: Uint32Array | null,
  { min, max }: Pick<Spread, 'min' | 'max'>,
  bins: number,
): Uint32Array {
  const count_bin = new Uint32Array(bins);
  const scale = bins / (max - min);
  const take = (number: number) => {
    if (!Number.isNaN(number))
      count_bin[Math.max(0, Math.min(bins - 1, Math.floor((number - min) * scale)))]!++;
  };
  if (rows) for (const row of rows) take(number_row[row]!);
  else for (const number of number_row) take(number);
  return count_bin;
}
