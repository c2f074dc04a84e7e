import { landBox, MAX_SLOTS } from '../../engine/board/board.ts';
import { countHexes, MAX_LAND_HEXES, type LandRow } from '../../engine/land/row.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import { turnedHex } from '../../engine/map/turned.ts';
import { failure, success, type Result } from '../../engine/problem.ts';

/** What stands for sea in text that is written. */
export const SEA_CHARACTER = '~';

/** Largest width and height of a map that is read: all its hexes have coordinates that land may have. */
export const MAX_MAP_SIDE = 8_000_000;

/** Whether the cell with this character is land: anything but `~`, a blank, and what lies beyond the row's end. */
function isLandCode(code: number): boolean {
  return code !== 0x7e && code !== 0x20 && !Number.isNaN(code);
}

/**
 * The land of rows of cells, a character each, where odd rows lie half a cell to the right: the flat-top board that
 * was turned 90° clockwise into these rows, turned back. Centered, see {@link centerLand}.
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

/** Where land is in rows of text, and how many cells of it there are. */
interface TextLand {
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly right: number;
  readonly hexes: number;
}

/**
 * The runs of hexes of the cells of land. A row of text is a column of hexes, so the cells are sorted by the row of their
 * hex first: by counting, as many steps as there are characters, however far apart the land lies.
 */
function turnedBack(rows: readonly string[], { first, last, left, right, hexes }: TextLand): LandRow[] {
  // Any odd column and any row will do: the land is centered in the end.
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

/** Land that was read, normalized and centered, or why nothing can be done with it. */
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
 * The land moved to about hex (0, 0): the middle row of its box of odd-q columns and rows is row 0, the middle column is
 * column 0 or 1; of two middle ones it is the first. It moves by an even number of columns, so that odd columns stay
 * odd and the box keeps its size. This is how maps without coordinates are read.
 */
export function centerLand(land: readonly LandRow[]): LandRow[] {
  if (land.length === 0) return [];
  const { column0, columns, row0, rows } = landBox(land);
  const middle = column0 + ((columns - 1) >> 1);
  const across = middle - (middle & 1);
  // The row of a hex is r + ⌊q / 2⌋: half of what q loses is lost to the row already.
  const down = row0 + ((rows - 1) >> 1) - across / 2;
  // Adding zero: no negative zeros.
  return land.map(({ r, q, count }) => ({ r: r - down + 0, q: q - across + 0, count }));
}
