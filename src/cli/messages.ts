import { countWords } from '../formats/count-words.ts';
import { isatty } from 'node:tty';
import { visible } from './visible.ts';

/** Most lines of messages of one run; a single file has fewer, see `problemLines`. */
const MAX_LINES = 1000;

/**
 * Number of characters that are shown of the beginning of a long line, with the file, and of its end, with the reason.
 */
const LINE_START = 3000;
const LINE_END = 1000;

/** Writes messages to standard error, a line each: the first {@link MAX_LINES}, then the number of the others. */
export function showMessages(lines: readonly string[]): void {
  const shown = lines.slice(0, MAX_LINES).map(lineOf);
  const more = lines.length - shown.length;
  if (more > 0)
    shown.push(`sixfold: and ${countWords(more)} more ${more === 1 ? 'line' : 'lines'} like these`);
  process.stderr.write(shown.map((line) => `${line}\n`).join(''));
}

/** Writes a text of several lines to standard error. */
export function showText(text: string): void {
  process.stderr.write(text.split('\n').map(lineOf).join('\n'));
}

function lineOf(message: string): string {
  const isLong = message.length > LINE_START + LINE_END;
  return colored(visible(isLong ? `${message.slice(0, LINE_START)} … ${message.slice(-LINE_END)}` : message));
}

const STANDARD_ERROR = 2;

/** The colors of the first words of lines, as codes of terminals. */
const COLORS: Readonly<Record<string, number>> = { error: 31, warning: 33 };

/** A line whose first word is colored on terminals, unless the user asks for no colors. */
function colored(line: string): string {
  const { NO_COLOR: none = '', TERM: terminal } = process.env;
  if (none !== '' || terminal === 'dumb' || !isatty(STANDARD_ERROR)) return line;
  return line.replace(/^(error|warning):/, (_, word: string) => `\u001B[1;${COLORS[word]}m${word}:\u001B[0m`);
}

/** Shows notes about a file, which are no problems. */
export function showNotes(file: string, notes: readonly string[]): void {
  showMessages(notes.map((note) => `${file}: note: ${note}`));
}
