import { countWords } from '../count-words.ts';
import { showPiece } from './bill-sheet.ts';
import { CUT_OUTS_TITLE, LABEL, type LaidPiece } from './cut-outs.ts';
import type { Forms } from './forms.ts';
import { printableName } from './letters.ts';
import { Sheet } from './sheet.ts';
import type { TablePlan } from './table-plan.ts';
import { wrapText } from './type.ts';

const TYPE = { size: 2.4 } as const;

/** Lays out the sheets of pieces to cut out, at the scale of the map. */
export function* cutOutSheets({ pages, cutOuts, options }: TablePlan, forms: Forms): Generator<Sheet> {
  const { margin, pieces, side } = options;
  for (const laid of cutOuts.sheets) {
    const sheet = new Sheet(pages.paper);
    sheet.text(margin, margin + 5, `Cut-outs, side of a hex ${side} mm`, { size: 4.2, bold: true });
    const top = margin + CUT_OUTS_TITLE;
    for (const one of laid)
      addCutOut(sheet, forms, one, margin + one.x, top + one.y, side, pieces === 'once');
    yield sheet;
  }
}

function addCutOut(
  sheet: Sheet,
  forms: Forms,
  { line, piece, size }: LaidPiece,
  x: number,
  y: number,
  side: number,
  isNumbered: boolean,
): void {
  const { bounds, count, mirror } = piece;
  const middle = x + size.width / 2;
  const centerX = middle - ((bounds.left + bounds.right) / 2) * side;
  showPiece(sheet, forms, piece, centerX, y - bounds.top * side, side);
  const { name, id } = line.schematic;
  const shown = `${printableName(name, id)}${mirror ? ', mirrored' : ''}`;
  const label = isNumbered ? `${countWords(count)} × ${shown}` : shown;
  wrapText(label, TYPE, size.width, 2).forEach((text, i) =>
    sheet.text(middle, y + size.height - LABEL + 3 + 2.8 * i, text, { ...TYPE, align: 'center' }),
  );
}
