import type { BillLine, CutPiece } from './bill.ts';
import type { PdfOptions } from './options.ts';
import type { Size } from './page-plan.ts';

/** Room for the name below a piece, and between two pieces, in millimeters. */
export const LABEL = 6.5;
const GAP = 4;

/** Height of the title at the top of a sheet of cut-outs, in millimeters. */
export const CUT_OUTS_TITLE = 10;

/** A piece on a sheet of cut-outs. */
export interface LaidPiece {
  readonly line: BillLine;
  readonly piece: CutPiece;
  /** Its upper left corner, in millimeters from that of the sheet's room. */
  readonly x: number;
  readonly y: number;
  /** Its size with its name below it, in millimeters. */
  readonly size: Size;
}

/** The sheets of cut-outs, and the pieces that are larger than a sheet. */
export interface CutOutPlan {
  readonly sheets: readonly (readonly LaidPiece[])[];
  readonly tooLarge: ReadonlySet<CutPiece>;
}

/**
 * Lays pieces in rows, the tallest first, on sheets of a size.
 *
 * @param room size of a sheet without its margins and title, in millimeters
 * @param most number of sheets after which laying stops
 */
export function planCutOuts(
  bill: readonly BillLine[],
  { pieces, side }: Pick<PdfOptions, 'pieces' | 'side'>,
  room: Size,
  most: number,
): CutOutPlan {
  const tooLarge = new Set<CutPiece>();
  if (pieces === 'none') return { sheets: [], tooLarge };
  const all = bill
    .flatMap((line) => line.pieces.map((piece) => ({ line, piece, size: sizeOf(piece, side) })))
    .filter(({ piece, size }) => {
      const fits = size.width <= room.width && size.height <= room.height;
      if (!fits) tooLarge.add(piece);
      return fits;
    })
    .sort((a, b) => b.size.height - a.size.height || b.size.width - a.size.width);
  const sheets: LaidPiece[][] = [];
  let [x, y, row] = [0, 0, 0];
  for (const one of all)
    for (let copy = 0; copy < (pieces === 'each' ? one.piece.count : 1); copy++) {
      const { width, height } = one.size;
      if (x > 0 && x + width > room.width) [x, y, row] = [0, y + row + GAP, 0];
      if (sheets.length === 0 || y + height > room.height) {
        if (sheets.length >= most) return { sheets, tooLarge };
        sheets.push([]);
        [x, y, row] = [0, 0, 0];
      }
      sheets.at(-1)!.push({ ...one, x, y });
      x += width + GAP;
      row = Math.max(row, height);
    }
  return { sheets, tooLarge };
}

/** Least width of a piece with its name, in millimeters. */
const LEAST_WIDTH = 20;

function sizeOf({ bounds }: CutPiece, side: number): Size {
  return {
    width: Math.max(LEAST_WIDTH, (bounds.right - bounds.left) * side),
    height: (bounds.bottom - bounds.top) * side + LABEL,
  };
}
