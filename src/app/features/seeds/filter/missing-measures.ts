import { parseMeasure } from '../../../../formats/atlas/measures/measure.ts';
import { parseQuery } from '../../../../formats/atlas/query/query.ts';
import type { FigureTable } from '../../../../formats/atlas/table.ts';

/** Whether a filter asks for a figure, by name; not while it cannot be read. */
export function asksFor(filter: string, name: string): boolean {
  const query = parseQuery(filter);
  return query.kind !== 'problem' && query.figures.includes(name);
}

/** The measures that a filter asks for and a table lacks, by name: they can be worked out of the cities. */
export function missingMeasures(filter: string, table: FigureTable): readonly string[] {
  const query = parseQuery(filter);
  if (query.kind === 'problem') return [];
  return query.figures.filter((name) => !table.column(name) && parseMeasure(name).kind !== 'problem');
}
