import { SEA, slotOf } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import { STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { segmentAt } from '../../engine/segment/cell.ts';
import { FREE_CHARACTER, glyphsOf, resolveSound } from './characters.ts';
import { SEA_CHARACTER } from './land.ts';
import { linePieces } from './lines.ts';
import { DEFAULT_COLUMNS, MAX_COLUMNS } from './names.ts';

/**
 * A city as a map of characters on squares: the city in its true shape, north up, `columns` squares across, and as many
 * rows as that gives. Each square shows its center: `~` for sea, `.` for free land, else the glyph of the kind.
 *
 * @throws RangeError when `columns` is not 1..{@link MAX_COLUMNS}, or the city contradicts itself
 */
export function squarePieces(city: City, columns: number = DEFAULT_COLUMNS): Iterable<string> {
  if (!Number.isInteger(columns) || columns < 1 || columns > MAX_COLUMNS)
    throw new RangeError(`${columns} columns are not 1..${MAX_COLUMNS}`);
  return linePieces(squareLines(city, columns));
}

function* squareLines(city: City, columns: number): Generator<string> {
  if (city.land.length === 0) return;
  const { board, kind_segment } = resolveSound(city);
  const glyphs = glyphsOf(city);
  const { left, right, top, bottom } = landExtent(city.land);
  const size = (right - left) / columns;
  const lines = Math.max(1, Math.round((bottom - top) / size));
  const first = (top + bottom - lines * size) / 2;
  for (let line = 0; line < lines; line++) {
    const characters: string[] = [];
    for (let column = 0; column < columns; column++) {
      const segment = segmentAt(left + (column + 0.5) * size, first + (line + 0.5) * size);
      const slot = slotOf(board, segment);
      const mask = slot < 0 ? SEA : board.mask_hex[slot]!;
      if (mask === SEA) characters.push(SEA_CHARACTER);
      else if ((mask & (1 << segment.k)) === 0) characters.push(FREE_CHARACTER);
      else characters.push(glyphs[kind_segment[6 * slot + segment.k]!]!);
    }
    yield characters.join('');
  }
}

/** The bounding rectangle of land, in side lengths relative to the center of hex (0, 0). */
function landExtent(land: readonly LandRow[]) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { r, q, count } of land) {
    const last = q + count - 1;
    left = Math.min(left, 1.5 * q - 1);
    right = Math.max(right, 1.5 * last + 1);
    top = Math.min(top, STRIP_HEIGHT * (2 * r + q - 1));
    bottom = Math.max(bottom, STRIP_HEIGHT * (2 * r + last + 1));
  }
  return { left, right, top, bottom };
}
