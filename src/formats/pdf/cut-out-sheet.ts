import { countWords } from '../count-words.ts';
import type { BillLine, CutPiece } from './bill.ts';
import { CUT_OUTS_TITLE, LABEL, type LaidPiece } from './cut-outs.ts';
import type { Forms } from './forms.ts';
import type { Letters } from './letters.ts';
import { mapSheet } from './map-page.ts';
import { pieceOperators } from './piece-operators.ts';
import { Sheet } from './sheet.ts';
import type { LetteredPlan } from './table-plan.ts';

const TYPE = { size: 2.4 } as const;

/**
 * Lays out the sheets of pieces to cut out, at the scale of the map; pieces that are larger than a sheet lie on pages of
 * their own, as the map does.
 *
 * @param numbers number of the first page, and of how many
 */
export function* cutOutSheets(
  { pages, cutOuts, options, letters }: LetteredPlan,
  forms: Forms,
  numbers: { readonly first: number; readonly of: number },
): Generator<Sheet> {
  const { margin, pieces, side } = options;
  for (const laid of cutOuts.sheets) {
    const sheet = new Sheet(pages.paper, letters);
    sheet.text(margin, margin + 5, `Cut-outs, side of a hex ${side} mm`, { size: 4.2, bold: true });
    const top = margin + CUT_OUTS_TITLE;
    for (const one of laid)
      addCutOut(sheet, forms, one, margin + one.x, top + one.y, side, pieces === 'once');
    yield sheet;
  }
  let number = numbers.first + cutOuts.sheets.length;
  for (const { line, piece, pages: own, copies } of cutOuts.split) {
    const title = labelOf(letters, line, piece, pieces === 'once');
    const operators = pieceOperators(piece, forms, side);
    for (let copy = 0; copy < copies; copy++)
      for (const tile of own.tiles) {
        const page = { tile, title, number: number++, of: numbers.of, background: null, operators, letters };
        yield mapSheet(page, own, piece.bounds, options);
      }
  }
}

function labelOf(
  letters: Letters,
  { schematic }: BillLine,
  { count, mirror }: CutPiece,
  isNumbered: boolean,
): string {
  const name = `${letters.printableName(schematic.name, schematic.id)}${mirror ? ', mirrored' : ''}`;
  return isNumbered ? `${countWords(count)} × ${name}` : name;
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
  const { bounds } = piece;
  const middle = x + size.width / 2;
  const centerX = middle - ((bounds.left + bounds.right) / 2) * side;
  sheet.inPlane(centerX, y - bounds.top * side, side, pieceOperators(piece, forms, side));
  const { letters } = sheet;
  letters
    .wrap(labelOf(letters, line, piece, isNumbered), TYPE, size.width, 2)
    .forEach((text, i) =>
      sheet.text(middle, y + size.height - LABEL + 3 + 2.8 * i, text, { ...TYPE, align: 'center' }),
    );
}
