import type { Problem } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';

/** Number of characters that are gathered into a piece, because few large pieces are faster to write. */
const PIECE = 1 << 16;

/** Lines as text in pieces, with a line break after every line. */
export function* linePieces(lines: Iterable<string>): Generator<string> {
  let gathered: string[] = [];
  let length = 0;
  for (const line of lines) {
    gathered.push(line, '\n');
    length += line.length + 1;
    if (length < PIECE) continue;
    yield gathered.join('');
    gathered = [];
    length = 0;
  }
  if (length > 0) yield gathered.join('');
}

/** The lines of a text without line breaks, without blanks at their ends, and without empty lines at the end. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** A problem with a line; the first line has the index 0 and is reported as line 1. */
export function lineProblem(index: number, message: string): Problem {
  return { path: `line ${index + 1}`, message };
}

/** The problem of a row whose cells are not one printable ASCII character each; nothing when all are. */
export function strangeCharacter(cells: string): string | undefined {
  const found = /[^ -~]/u.exec(cells);
  if (!found) return undefined;
  return `expected printable ASCII characters, found ${quote(found[0])} at place ${found.index + 1}`;
}
