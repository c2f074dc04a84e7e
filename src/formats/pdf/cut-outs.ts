import type { BillLine, CutPiece } from './bill.ts';
import type { PdfOptions } from './options.ts';
import { planPiece, type PagePlan, type Size } from './page-plan.ts';

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

/** A piece that is larger than a sheet: it has pages of its own. */
export interface SplitPiece {
  readonly line: BillLine;
  readonly piece: CutPiece;
  readonly pages: PagePlan;
  /** Number of times that it is printed. */
  readonly copies: number;
}

/** The sheets of cut-outs, and after them the pieces that are larger than a sheet. */
export interface CutOutPlan {
  readonly sheets: readonly (readonly LaidPiece[])[];
  readonly split: readonly SplitPiece[];
  /** Number of pages in all. */
  readonly count: number;
}

const NOTHING: CutOutPlan = { sheets: [], split: [], count: 0 };

/**
 * Lays pieces in rows, the tallest first, on sheets of a size.
 *
 * @param most number of sheets after which laying stops
 * @returns `undefined` when a piece is far too large to print
 */
export function planCutOuts(
  bill: readonly BillLine[],
  options: Pick<PdfOptions, 'pieces' | 'side' | 'margin' | 'overlap'>,
  map: Pick<PagePlan, 'paper' | 'map'>,
  most: number,
): CutOutPlan | undefined {
  const { pieces, side } = options;
  if (pieces === 'none') return NOTHING;
  const room = { width: map.map.width, height: map.map.height - CUT_OUTS_TITLE };
  const split: SplitPiece[] = [];
  const small: Omit<LaidPiece, 'x' | 'y'>[] = [];
  for (const line of bill)
    for (const piece of line.pieces) {
      const size = sizeOf(piece, side);
      if (size.width <= room.width && size.height <= room.height) small.push({ line, piece, size });
      else {
        const pages = planPiece(map, piece.bounds, options);
        if (!pages) return undefined;
        split.push({ line, piece, pages, copies: pieces === 'each' ? piece.count : 1 });
      }
    }
  const sheets = laidSheets(small, pieces === 'each', room, most);
  const parts = split.reduce((sum, { pages, copies }) => sum + copies * pages.tiles.length, 0);
  return { sheets, split, count: sheets.length + parts };
}

function laidSheets(
  pieces: readonly Omit<LaidPiece, 'x' | 'y'>[],
  isEach: boolean,
  room: Size,
  most: number,
): LaidPiece[][] {
  const sorted = [...pieces].sort((a, b) => b.size.height - a.size.height || b.size.width - a.size.width);
  const sheets: LaidPiece[][] = [];
  let [x, y, row] = [0, 0, 0];
  for (const one of sorted)
    for (let copy = 0; copy < (isEach ? one.piece.count : 1); copy++) {
      const { width, height } = one.size;
      if (x > 0 && x + width > room.width) [x, y, row] = [0, y + row + GAP, 0];
      if (sheets.length === 0 || y + height > room.height) {
        if (sheets.length >= most) return sheets;
        sheets.push([]);
        [x, y, row] = [0, 0, 0];
      }
      sheets.at(-1)!.push({ ...one, x, y });
      x += width + GAP;
      row = Math.max(row, height);
    }
  return sheets;
}

/** Least width of a piece with its name, in millimeters. */
const LEAST_WIDTH = 20;

function sizeOf({ bounds }: CutPiece, side: number): Size {
  return {
    width: Math.max(LEAST_WIDTH, (bounds.right - bounds.left) * side),
    height: (bounds.bottom - bounds.top) * side + LABEL,
  };
}
