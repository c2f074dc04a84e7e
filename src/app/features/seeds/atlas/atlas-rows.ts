import { AtlasTable } from '../../../../formats/atlas/atlas-table.ts';
import type { AtlasColumns } from '../../../../formats/atlas/read-lines.ts';
import { numberAt } from '../../../../formats/atlas/number-column.ts';
import { number } from '../../../kit/number-words.ts';
import type { Figure } from '../rows/figure.ts';
import type { SheetRows } from '../rows/sheet-rows.ts';
import * as words from '../words.ts';

const GROUPS: readonly Figure['group'][] = [words.city, words.buildings, words.placements];

/** The rows of an atlas, without pictures. */
export function atlasRows(
  { length, columns, problems, problem_row }: AtlasColumns,
  known: readonly Figure[],
  nameOf: (id: string) => string,
): Omit<SheetRows, 'pictures'> {
  const table = new AtlasTable(length, columns);
  return {
    table,
    scope: null,
    figures: table.names
      .filter((name) => name !== 'seed' && name !== 'ok')
      .map((name) => known.find((figure) => figure.name === name) ?? figureOf(name, nameOf))
      // Of the whole city first; each group in the order of the lines.
      .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)),
    problemOf: (row) => problems[numberAt(problem_row, row)] ?? '',
  };
}

/** A figure that the sheet of seeds does not know, as measures are. */
function figureOf(name: string, nameOf: (id: string) => string): Figure {
  const count = /^count\((.+)\)$/.exec(name)?.[1];
  if (count !== undefined) return { name, label: nameOf(count), group: words.placements, format: number };
  const label = words.figureLabels[name] ?? name;
  return { name, label, group: words.city, format: name === 'coverage' ? percent : shortNumber };
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

function shortNumber(value: number): string {
  return Number.isInteger(value) ? number(value) : String(Number(value.toPrecision(4)));
}
