import { countWords } from '../count-words.ts';
import type { BillLine, CutPiece } from './bill.ts';
import { BILL_LINE, BILL_TITLE, columnsIn, linesPerPage, rowsIn } from './bill-grid.ts';
import type { Forms } from './forms.ts';
import { pieceOperators } from './piece-operators.ts';
import { GRAY, Sheet } from './sheet.ts';
import type { LetteredPlan } from './table-plan.ts';

/** Side of the square that shows a piece. */
const PICTURE = 23;
const NAME = { size: 3.5, bold: true } as const;
const SMALL = { size: 2.9, color: GRAY } as const;

/** Lays out the bill: each schematic with its picture, its name and how often it is placed. */
export function* billSheets(
  { pages, bill, options, cutOuts, letters }: LetteredPlan,
  forms: Forms,
): Generator<Sheet> {
  const { paper, map } = pages;
  const { margin } = options;
  const total = bill.reduce((sum, { count }) => sum + count, 0);
  const title = `Bill of pieces: ${countWords(total)} ${total === 1 ? 'piece' : 'pieces'} of ${countWords(bill.length)} ${bill.length === 1 ? 'schematic' : 'schematics'}`;
  const width = map.width / columnsIn(map.width);
  for (let first = 0; first < bill.length; first += linesPerPage(map)) {
    const sheet = new Sheet(paper, letters);
    sheet.text(margin, margin + 6, title, { size: 5.2, bold: true, room: map.width });
    bill.slice(first, first + linesPerPage(map)).forEach((line, i) => {
      const x = margin + Math.floor(i / rowsIn(map.height)) * width;
      const y = margin + BILL_TITLE + (i % rowsIn(map.height)) * BILL_LINE;
      addLine(
        sheet,
        forms,
        line,
        x,
        y,
        width - 4,
        cutOuts.split.find((split) => split.line === line)?.pages.tiles.length ?? 1,
      );
    });
    yield sheet;
  }
}

function addLine(
  sheet: Sheet,
  forms: Forms,
  line: BillLine,
  x: number,
  y: number,
  width: number,
  parts: number,
): void {
  const { letters } = sheet;
  const { schematic, count, segments, pieces } = line;
  sheet.line(x, y, x + width, y, '#b9bec1');
  addPiece(sheet, forms, pieces[0]!, x, y + (BILL_LINE - PICTURE) / 2, PICTURE);
  const left = x + PICTURE + 4;
  const times = `${countWords(count)} ×`;
  sheet.text(x + width, y + 7, times, { size: 5, bold: true, align: 'right' });
  const lines = letters.wrap(
    letters.printableName(schematic.name, schematic.id),
    NAME,
    width - PICTURE - 24,
    3,
  );
  lines.forEach((text, i) => sheet.text(left, y + 6.5 + 4.2 * i, text, NAME));
  const mirrored = pieces.find(({ mirror }) => mirror)?.count ?? 0;
  const facts = [
    `${countWords(segments)} ${segments === 1 ? 'segment' : 'segments'}`,
    ...(mirrored > 0 ? [`${countWords(mirrored)} mirrored`] : []),
  ];
  const below = y + 6.5 + 4.2 * lines.length;
  const room = width - PICTURE - 4;
  sheet.text(left, below, `${schematic.id} · ${facts.join(' · ')}`, { ...SMALL, room });
  if (parts > 1)
    sheet.text(left, below + 4, `larger than a page: cut out in ${parts} parts`, { ...SMALL, room });
}

/** Shows a piece in a square. */
function addPiece(sheet: Sheet, forms: Forms, piece: CutPiece, x: number, y: number, size: number): void {
  const { left, top, right, bottom } = piece.bounds;
  const scale = Math.min(size / (right - left), size / (bottom - top), 6);
  const centerX = x + size / 2 - ((left + right) / 2) * scale;
  const centerY = y + size / 2 - ((top + bottom) / 2) * scale;
  sheet.inPlane(centerX, centerY, scale, pieceOperators(piece, forms, scale));
}
