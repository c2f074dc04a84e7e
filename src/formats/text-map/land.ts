import { landBox, MAX_SLOTS } from '../../engine/board/board.ts';
import { countHexes, MAX_LAND_HEXES, type LandRow } from '../../engine/land/row.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import { turnedHex } from '../../engine/map/turned.ts';
import { failure, success, type Result } from '../../engine/problem.ts';

/** The character of sea in written text. */
export const SEA_CHARACTER = '~';

/** Largest width and height of an imported map, so that all its hexes have valid coordinates. */
export const MAX_MAP_SIDE = 8_000_000;

/**
 * Whether a cell with this character code is land: any character except `~` and blanks; cells beyond the end of a row
 * are sea.
 */
function isLandCode(code: number): boolean {
  return code !== 0x7e && code !== 0x20 && !Number.isNaN(code);
}

/**
 * The land of rows of characters, one per cell, where odd rows lie half a cell to the right. The rows are a flat-top
 * board turned 90° clockwise, which is turned back here. The land is centered, see {@link centerLand}.
 */
export function landOfTextRows(rows: readonly string[]): Result<LandRow[]> {
  let [first, last, left, right, hexes] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  forEachLandCell(rows, (x, y) => {
    if (hexes++ === 0) first = y;
    last = y;
    if (x < left) left = x;
    if (x > right) right = x;
  });
  if (hexes === 0) return checkLand([]);
  const [width, height] = [right - left + 1, last - first + 1];
  if (Math.max(width, height) > MAX_MAP_SIDE || width * height > MAX_SLOTS) return tooLarge(height, width);
  if (hexes > MAX_LAND_HEXES) return tooMany(hexes);
  return checkLand(turnedBack(rows, { first, last, left, right, hexes }));
}

/** Calls `visit` for every cell of land, row by row from left to right. */
function forEachLandCell(rows: readonly string[], visit: (x: number, y: number) => void): void {
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) if (isLandCode(row.charCodeAt(x))) visit(x, y);
  });
}

/** The bounds of the land in rows of text, and its number of cells. */
interface TextLand {
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly right: number;
  readonly hexes: number;
}

/**
 * The cells of land as runs of hexes. A row of text is a column of hexes, so the cells are sorted by the row of their
 * hex, by counting: the time grows with the number of characters, however far apart the land lies.
 */
function turnedBack(rows: readonly string[], { first, last, left, right, hexes }: TextLand): LandRow[] {
  // Any odd column and any row will do, because the land is centered afterward.
  const turned = { q0: 1, c: 0, width: right - left + 1, height: last - first + 1 };
  const top = turnedHex(turned, { y: last, x: right }).r;
  const bottom = turnedHex(turned, { y: first, x: left }).r;
  const rowOf = (x: number, y: number) => -x - ((y + turned.q0) >> 1) - top;
  const start_row = new Int32Array(bottom - top + 2);
  forEachLandCell(rows, (x, y) => start_row[rowOf(x, y) + 1]!++);
  for (let row = 1; row < start_row.length; row++) start_row[row]! += start_row[row - 1]!;
  const next_row = start_row.slice();
  const q_hex = new Int32Array(hexes);
  forEachLandCell(rows, (x, y) => (q_hex[next_row[rowOf(x, y)]!++] = y + turned.q0));
  const land: LandRow[] = [];
  for (let r = top; r <= bottom; r++) {
    const end = start_row[r - top + 1]!;
    for (let index = start_row[r - top]!; index < end;) {
      const q = q_hex[index]!;
      let count = 1;
      while (index + count < end && q_hex[index + count] === q + count) count++;
      land.push({ r, q, count });
      index += count;
    }
  }
  return land;
}

/** Imported land, normalized and centered, or the reason why it cannot be used. */
export function checkLand(rows: readonly LandRow[]): Result<LandRow[]> {
  const land = normalizeRows(rows);
  if (land.length === 0) return failure([{ path: 'map', message: 'there is no land in it' }]);
  const box = landBox(land);
  if (box.columns * box.rows > MAX_SLOTS) return tooLarge(box.columns, box.rows);
  const hexes = countHexes(land);
  if (hexes > MAX_LAND_HEXES) return tooMany(hexes);
  return success(centerLand(land));
}

function tooMany(hexes: number): Result<LandRow[]> {
  const message = `expected at most ${MAX_LAND_HEXES} hexes of land, found ${hexes}`;
  return failure([{ path: 'map', message }]);
}

function tooLarge(columns: number, rows: number): Result<LandRow[]> {
  const message = `the land spreads over a box of ${columns} × ${rows} hexes; at most ${MAX_SLOTS} can be worked on`;
  return failure([{ path: 'map', message }]);
}

/**
 * The land moved to the surroundings of hex (0, 0): the middle row of its box of odd-q columns and rows becomes row 0,
 * the middle column becomes column 0 or 1; of two middle ones, the first counts. The land moves by an even number of
 * columns, so that odd columns stay odd and the box keeps its size. Maps without coordinates are read this way.
 */
export function centerLand(land: readonly LandRow[]): LandRow[] {
  if (land.length === 0) return [];
  const { column0, columns, row0, rows } = landBox(land);
  const middle = column0 + ((columns - 1) >> 1);
  const across = middle - (middle & 1);
  // The row of a hex is r + ⌊q / 2⌋, so moving q by n columns already moves the row by n / 2.
  const down = row0 + ((rows - 1) >> 1) - across / 2;
  // Adding zero avoids negative zeros.
  return land.map(({ r, q, count }) => ({ r: r - down + 0, q: q - across + 0, count }));
}
