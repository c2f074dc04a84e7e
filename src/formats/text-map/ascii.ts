import type { City } from '../../engine/city/city.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { failure, type Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { characterRows } from './characters.ts';
import { landOfTextRows } from './land.ts';
import { linePieces, lineProblem, splitLines, strangeCharacter } from './lines.ts';
import type { TextGrid } from './names.ts';

/**
 * A city as text with a character per hex, see {@link characterRows}: cells are separated by one blank, odd rows
 * indented by one.
 *
 * @throws RangeError when the city contradicts itself
 */
export function asciiPieces(city: City): Iterable<string> {
  return linePieces(hexLines(city));
}

function* hexLines(city: City): Generator<string> {
  let indent = '';
  for (const row of characterRows(city)) {
    yield indent + row.split('').join(' ');
    indent = indent === '' ? ' ' : '';
  }
}

/**
 * The land of a map of characters: every character except `~` and blanks is land. Rows of squares are read as rows of
 * hexes, odd ones half a cell to the right. The text is the board turned 90° clockwise, so that reading turns it back.
 * The land is centered.
 *
 * @param grid the grid of the characters; guessed from the text when absent
 */
export function readAscii(text: string, grid?: TextGrid): Result<LandRow[]> {
  const lines = splitLines(text);
  const isHex = (grid ?? guessGrid(lines)) === 'hex';
  const problems = new ProblemList('map');
  lines.forEach((line, y) => {
    const message = strangeCharacter(line) ?? (isHex ? misplaced(line, y) : undefined);
    if (message !== undefined) problems.addAll([lineProblem(y, message)]);
  });
  if (!problems.isEmpty) return failure(problems.finish());
  return landOfTextRows(isHex ? lines.map(hexCells) : lines);
}

/** The characters of a line's cells. */
function hexCells(line: string, y: number): string {
  let cells = '';
  for (let place = y & 1; place < line.length; place += 2) cells += line[place];
  return cells;
}

/** The problem of a line of hexes that has a character between cells, if it has one. */
function misplaced(line: string, y: number): string | undefined {
  for (let place = 1 - (y & 1); place < line.length; place += 2)
    if (line[place] !== ' ')
      return `expected a blank at place ${place + 1}, between cells, found ${quote(line[place]!)}`;
  return undefined;
}

/** Whether every character is at a place where a row of hexes has a cell. */
export function isHexPicture(lines: readonly string[]): boolean {
  return lines.every((line, y) => misplaced(line, y) === undefined && !/[^ -~]/.test(line));
}

/**
 * The probable grid of a map: `hex` when most lines, and most of the odd ones, have blanks where rows of hexes have
 * them.
 */
export function guessGrid(lines: readonly string[]): TextGrid {
  const balance = [0, 0];
  lines.forEach((line, y) => {
    if (line !== '') balance[y & 1]! += misplaced(line, y) === undefined ? 1 : -1;
  });
  const [even, odd] = balance as [number, number];
  return odd >= 0 && even + odd > 0 ? 'hex' : 'square';
}
