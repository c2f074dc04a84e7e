import { countWords } from '../formats/count-words.ts';
import { visible } from './visible.ts';

/** Most lines of messages of one run. Those of one file are fewer: see `problemLines`. */
export const MAX_LINES = 1000;

/** Most characters of a line. */
const MAX_LINE = 4000;

/** Writes messages to standard error, a line each: the first {@link MAX_LINES}, and how many there are more. */
export function showMessages(lines: readonly string[]): void {
  const shown = lines.slice(0, MAX_LINES).map((line) => visible(shortened(line)));
  const more = lines.length - shown.length;
  if (more > 0)
    shown.push(`sixfold: and ${countWords(more)} more ${more === 1 ? 'line' : 'lines'} like these`);
  process.stderr.write(shown.map((line) => `${line}\n`).join(''));
}

function shortened(line: string): string {
  return line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE)}…`;
}
