import type { FigureTable } from '../../../../formats/atlas/table.ts';
import type { Figure } from '../rows/figure.ts';

/** The figures of a plot, by name. */
export interface PlotChoice {
  readonly x: string;
  readonly y: string;
  /** `null` for one color. */
  readonly color: string | null;
}

/** Figures that say much about a city, the first ones first. */
const TELLING = ['coverage', 'placements', 'doors', 'buildings', 'streets', 'seed'];

/** Two figures to begin with: telling ones that differ between cities, if there are any. */
export function firstChoice(figures: readonly Figure[], table: FigureTable): PlotChoice {
  const names = figures.map(({ name }) => name);
  const inOrder = [...TELLING.filter((name) => names.includes(name)), ...names];
  const different = inOrder.filter(
    (name, index) => inOrder.indexOf(name) === index && differs(table.column(name)),
  );
  const [x = 'seed', y = different.length === 1 ? 'seed' : 'ok'] = different;
  return { x, y: y === x ? 'ok' : y, color: null };
}

/** Whether a figure has two numbers at least. */
function differs(numbers: Float64Array | undefined): boolean {
  const first = numbers?.find((number) => !Number.isNaN(number));
  return first !== undefined && numbers!.some((number) => !Number.isNaN(number) && number !== first);
}
