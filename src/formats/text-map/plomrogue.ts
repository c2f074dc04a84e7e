import { landBox } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { turnedMap } from '../../engine/map/turned.ts';
import { failure, success, type Problem, type Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { characterRows, FREE_CHARACTER } from './characters.ts';
import { landOfTextRows, SEA_CHARACTER } from './land.ts';
import { lineProblem, splitLines, strangeCharacter } from './lines.ts';

/** Largest side of a PlomRogue map, in cells. */
const MAX_PLOMROGUE_LENGTH = 256;

/** The character of a hex that is mostly built over. A PlomRogue world lets nobody walk on any character but `.`. */
const WALL_CHARACTER = 'X';

/**
 * A city as the map of a PlomRogue world: `MAP_LENGTH n`, then n lines `MAP y "row"` of n characters each. Free hexes and
 * walkable kinds are `.`, the others `X`, sea is `~`. Sea is added to the right and below to make the map square.
 * PlomRogue draws odd rows half a cell to the right.
 *
 * @throws RangeError when the city contradicts itself
 */
export function writePlomrogue(city: City): Result<string> {
  const { width, height } = turnedMap(landBox(city.land));
  const length = Math.max(1, width, height);
  if (length > MAX_PLOMROGUE_LENGTH)
    return failure([
      {
        path: '$.land',
        message: `the land takes ${height} rows of ${width} cells; a PlomRogue map has at most ${MAX_PLOMROGUE_LENGTH} × ${MAX_PLOMROGUE_LENGTH}`,
      },
    ]);
  const rows = [...characterRows(city, groundOrWall(city))];
  while (rows.length < length) rows.push('');
  const lines = rows.map((row, y) => `MAP ${y} "${row.padEnd(length, SEA_CHARACTER)}"`);
  return success([`MAP_LENGTH ${length}`, ...lines, ''].join('\n'));
}

/** The characters of kinds by walkability; an unknown kind counts as closed. */
function groundOrWall({ kinds }: Pick<City, 'kinds'>): readonly string[] {
  return [WALL_CHARACTER, ...kinds.map(({ open }) => (open ? FREE_CHARACTER : WALL_CHARACTER))];
}

/**
 * The start of a line with a row, `MAP 3 "`, and the end of such a line, which can be a comment; see {@link
 * readMapLine}.
 */
const MAP_START = /^MAP\s+(\d{1,3})\s+"/;
const MAP_END = /^"\s*(?:#.*)?$/;
const LENGTH_LINE = /^MAP_LENGTH\s+(\d{1,3})\s*(?:#.*)?$/;
/** The other lines of a saved world; comments and empty lines. */
const OTHER_LINE = /^(?!MAP\b|MAP_LENGTH\b)(?:[A-Z][A-Z\d_]*(?:\s.*)?|#.*|)$/;

/**
 * The land of a PlomRogue map or of a whole saved world: every character except `~` and blanks is land. The text is the
 * board turned 90° clockwise, so that reading turns it back. The land is centered.
 */
export function readPlomrogue(text: string): Result<LandRow[]> {
  const map = new PlomrogueMap();
  const problems = new ProblemList('map');
  splitLines(text).forEach((line, index) => {
    const message = map.take(line);
    if (message !== undefined) problems.addAll([lineProblem(index, message)]);
  });
  if (problems.isEmpty) problems.addAll(map.missing());
  return problems.isEmpty ? landOfTextRows(map.rows) : failure(problems.finish());
}

/**
 * The row of a line `MAP 3 "…"`, which a comment can follow. The quotes are searched for one by one, because a regular
 * expression for the whole line overflows on a very long line.
 */
function readMapLine(line: string): { readonly y: number; readonly cells: string } | undefined {
  const start = MAP_START.exec(line);
  if (!start) return undefined;
  const first = start[0].length;
  let end = first;
  while (end < line.length && line[end] !== '"') end += line[end] === '\\' ? 2 : 1;
  if (!MAP_END.test(line.slice(end))) return undefined;
  return { y: Number(start[1]), cells: line.slice(first, end).replace(/\\(["\\])/g, '$1') };
}

/** A map, read line by line. */
class PlomrogueMap {
  readonly rows: string[] = [];
  #length = 0;

  /** Adds a line. Returns the problem when the line cannot be added. */
  take(line: string): string | undefined {
    const length = LENGTH_LINE.exec(line);
    if (length) return this.#takeLength(Number(length[1]));
    const row = readMapLine(line);
    if (row) return this.#takeRow(row.y, row.cells);
    if (OTHER_LINE.test(line)) return undefined;
    return `expected MAP_LENGTH n or MAP y "row", found ${quote(line)}`;
  }

  /** The problems of missing lines. */
  missing(): Problem[] {
    if (this.#length === 0) return [{ path: 'MAP_LENGTH', message: 'this line is missing' }];
    const missing = Array.from({ length: this.#length }, (_, y) => y).filter(
      (y) => this.rows[y] === undefined,
    );
    return missing.map((y) => ({ path: `MAP ${y}`, message: 'this line is missing' }));
  }

  #takeLength(length: number): string | undefined {
    if (this.#length > 0) return 'MAP_LENGTH was said already';
    if (length < 1 || length > MAX_PLOMROGUE_LENGTH)
      return `expected a length 1..${MAX_PLOMROGUE_LENGTH}, found ${length}`;
    this.#length = length;
    return undefined;
  }

  #takeRow(y: number, cells: string): string | undefined {
    const length = this.#length;
    if (length === 0) return 'expected MAP_LENGTH before the first row';
    if (y >= length) return `expected a row 0..${length - 1}, found ${y}`;
    if (this.rows[y] !== undefined) return `row ${y} was said already`;
    // Also set when the line has a problem, so that it is not reported as missing, too.
    this.rows[y] = cells;
    if (cells.length !== length) return `expected ${length} cells, found ${cells.length}`;
    return strangeCharacter(cells);
  }
}
