import { countWords } from '../formats/count-words.ts';
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
  return visible(isLong ? `${message.slice(0, LINE_START)} … ${message.slice(-LINE_END)}` : message);
}
