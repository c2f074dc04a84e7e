import type { Problem } from '../../engine/problem.ts';
import { countWords } from '../count-words.ts';
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

/** Most lines of a map, and most characters of a line: those of the largest land, and a few. */
const MAX_LINES = 4_000_000;
const MAX_LINE = 4_000_000;

/** The problem of a text that is too long for a map, before its lines take many times its memory; nothing for others. */
export function tooLong(text: string): Problem | undefined {
  let [lines, start] = [1, 0];
  for (;;) {
    const end = nextBreak(text, start);
    if (end - start > MAX_LINE)
      return lineProblem(lines - 1, `expected at most ${countWords(MAX_LINE)} characters, found more`);
    if (end === text.length) return undefined;
    if (++lines > MAX_LINES)
      return { path: 'map', message: `expected at most ${countWords(MAX_LINES)} lines, found more` };
    start = end + 1;
  }
}

/** The place of the first line break from a place on, or the end of the text. */
function nextBreak(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) return at;
    at++;
  }
  return at;
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
