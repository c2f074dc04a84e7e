import { landBox, type Box } from '../../engine/board/board.ts';
import { seaBeside } from '../../engine/board/sea-beside.ts';
import { borderOf } from '../../engine/land/open-side.ts';
import { fromCell } from '../../engine/segment/cell.ts';
import { SECOND_OUTSIDE } from '../board/paint/color-indices.ts';
import { goOn } from '../board/paint/go-on.ts';
import { cellsOfBox } from '../board/paint/hex-colors.ts';
import { EVERYWHERE, type ChangedCells, type SegmentColors } from '../board/paint/segment-colors.ts';
import type { CityDocument } from '../document/document.ts';

/** Hexes about the land in which sea and country lie as near to it as they are; what lies farther goes on from there. */
const MARGIN = 24;

/**
 * Colors the sea off land from which country goes on beyond some sides: country is what lies outside there. A land without
 * country, and one without sea, have one color about them.
 *
 * @param colors in which the land has its colors
 * @returns the cells that have changed; `null` for none
 */
export function colorSea(
  colors: SegmentColors,
  { land, open = [] }: Pick<CityDocument, 'land' | 'open'>,
): ChangedCells | null {
  const hasBoth = open.length > 0 && borderOf(land, open).sea.length > 0;
  if (!hasBoth && colors.second === 0) return null;
  if (hasBoth) colors.cover(cellsOfBox(grown(landBox(land), MARGIN)));
  const isSea = hasBoth ? seaBeside(land, open, boxAbout(colors)) : () => false;
  const { strip0, column0, strips, columns } = colors;
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let strip = strip0; strip < strip0 + strips; strip++)
    for (let column = column0; column < column0 + columns; column++) {
      const cell = { strip, column };
      if (
        !colors.isOutside(cell) ||
        !colors.setCell(strip, column, isSea(fromCell(cell)) ? SECOND_OUTSIDE : 0)
      )
        continue;
      top = Math.min(top, strip);
      bottom = strip;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  goOn(colors, SECOND_OUTSIDE);
  if (bottom < top) return null;
  const isAtEdge =
    top === strip0 || left === column0 || bottom === strip0 + strips - 1 || right === column0 + columns - 1;
  if (isAtEdge) return EVERYWHERE;
  return { strip0: top, column0: left, strips: bottom - top + 1, columns: right - left + 1 };
}

function grown({ column0, row0, columns, rows }: Box, by: number): Box {
  return { column0: column0 - by, row0: row0 - by, columns: columns + 2 * by, rows: rows + 2 * by };
}

/** A box that holds all hexes of the cells of some colors. */
function boxAbout({ strip0, column0, strips, columns }: SegmentColors): Box {
  const first = fromCell({ strip: strip0, column: column0 });
  const last = fromCell({ strip: strip0 + strips - 1, column: column0 + columns - 1 });
  const rowOf = ({ q, r }: typeof first) => r + (q >> 1);
  return grown(
    {
      column0: first.q,
      row0: rowOf(first),
      columns: last.q - first.q + 1,
      rows: rowOf(last) - rowOf(first) + 1,
    },
    1,
  );
}
