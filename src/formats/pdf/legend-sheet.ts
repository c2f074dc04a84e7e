import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { LAND_COLOR } from '../picture/plan-ground.ts';
import { posedParts } from '../svg/parts.ts';
import type { Forms } from './forms.ts';
import type { LegendLine } from './legend.ts';
import type { Letters } from './letters.ts';
import { decimal } from './operators.ts';
import { BLACK, GRAY, type Sheet } from './sheet.ts';

/** Room for a part of the legend, in millimeters from the upper left corner of a page. */
export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of an entry of up to two lines of text, and of each line more, in millimeters. */
const ENTRY_HEIGHT = 8.4;
const TEXT_LINE = 3.4;
/** Most lines of a name. */
const MOST_LINES = 4;
const HEADING_HEIGHT = 9;
const TYPE = { size: 3 } as const;
/** Side of the hex that shows a kind, in millimeters. */
const SWATCH_SIDE = 3.6;
const TEXT_X = 10;
const COUNT_ROOM = 16;

/** Writes lines of a legend into columns. Returns those that have no room. A heading never ends a column. */
export function addLegend(
  sheet: Sheet,
  forms: Forms,
  lines: readonly LegendLine[],
  columns: readonly Column[],
): readonly LegendLine[] {
  let next = 0;
  for (const { x, y, width, height } of columns) {
    let at = y;
    for (; next < lines.length; next++) {
      const line = lines[next]!;
      const texts = textsOf(sheet.letters, line, width);
      const own =
        line.sort === 'heading' ? HEADING_HEIGHT : ENTRY_HEIGHT + TEXT_LINE * Math.max(0, texts.length - 2);
      const needed = line.sort === 'heading' ? own + ENTRY_HEIGHT : own;
      if (at + needed > y + height) break;
      addLine(sheet, forms, line, texts, { x, y: at, width, height: own });
      at += own;
    }
  }
  return lines.slice(next);
}

/** The lines of text of an entry. */
function textsOf(letters: Letters, line: LegendLine, width: number): string[] {
  const name =
    line.sort === 'kind' ? letters.printableName(line.text, line.kind.id) : letters.printable(line.text);
  return letters.wrap(name, TYPE, width - TEXT_X - COUNT_ROOM, MOST_LINES);
}

function addLine(
  sheet: Sheet,
  forms: Forms,
  line: LegendLine,
  texts: readonly string[],
  { x, y, width, height }: Column,
): void {
  if (line.sort === 'heading') {
    sheet.text(x, y + 6, line.text, { size: 3.8, bold: true, room: width });
    return;
  }
  const middle = y + height / 2;
  if (line.sort === 'kind') addSwatch(sheet, forms, line.kind, x + SWATCH_SIDE, middle);
  else {
    sheet.rectangle(x, middle - 2.8, { width: 2 * SWATCH_SIDE, height: 5.6 }, line.color, BLACK, 0.15);
    addNumber(sheet, line.number, x + SWATCH_SIDE, middle);
  }
  texts.forEach((text, i) => {
    sheet.text(x + TEXT_X, middle + 1.1 + (i - (texts.length - 1) / 2) * TEXT_LINE, text, TYPE);
  });
  sheet.text(x + width - 6, middle + 1.1, line.count, { ...TYPE, color: GRAY, align: 'right' });
}

/** The number of a group of districts in a circle. */
export function addNumber(sheet: Sheet, number: number, x: number, y: number): void {
  sheet.circle(x, y, 2, '#ffffff', BLACK);
  sheet.text(x, y + 0.95, String(number), { size: 2.7, bold: true, align: 'center' });
}

/** A hex of a kind. */
function addSwatch(sheet: Sheet, forms: Forms, kind: Kind, x: number, y: number): void {
  const { id } = kind;
  const hexes: Schematic['hexes'] = [{ q: 0, r: 0, segments: [id, id, id, id, id, id] }];
  const schematic = { id, name: kind.name, description: '', author: '', tags: [], hexes };
  const parts = posedParts(schematic, PLAIN_POSE, new Map([[id, kind]]), 0);
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${decimal(x + SWATCH_SIDE * Math.cos(angle))} ${decimal(y + SWATCH_SIDE * Math.sin(angle))}`;
  });
  const outline = `${corners.map((corner, i) => `${corner} ${i === 0 ? 'm' : 'l'}`).join(' ')} h`;
  sheet.clippedTo(outline, () => {
    sheet.outline(outline, LAND_COLOR);
    sheet.inPlane(x, y, SWATCH_SIDE, forms.placements([{ x: 0, y: 0, parts }], `K-${id}-`));
  });
  sheet.outline(outline, null, BLACK, 0.15);
}
