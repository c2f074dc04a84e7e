import { closeSync, openSync } from 'node:fs';
import { describeSystemError, Failure } from '../failure.ts';
import { readSome, STANDARD } from '../input.ts';
import { reportStep } from '../progress.ts';

const LINE_FEED = 0x0a;

/** Bytes that are read at once. */
const CHUNK = 2 ** 22;

/**
 * The bytes of a file, or of standard input for `-`, in pieces of whole lines, each line with its line feed; the last
 * may lack it. A piece is overwritten when the next one is asked for; none is larger than a few lines of 4 MB.
 *
 * @throws Failure when the file cannot be read
 */
export function* wholeLines(file: string): Generator<Buffer> {
  try {
    const source = file === STANDARD ? 0 : openSync(file, 'r');
    try {
      yield* linesOf(source);
    } finally {
      if (file !== STANDARD) closeSync(source);
    }
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new Failure([`${file === '' ? '""' : file}: cannot be read: ${describeSystemError(error)}`]);
  }
}

function* linesOf(source: number): Generator<Buffer> {
  let buffer = Buffer.allocUnsafe(CHUNK);
  let filled = 0;
  for (;;) {
    const count = readSome(source, buffer.subarray(filled));
    if (count === 0) break;
    reportStep('looking through the atlas');
    filled += count;
    const end = buffer.subarray(0, filled).lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield buffer.subarray(0, end);
      buffer.copyWithin(0, end, filled);
      filled -= end;
    }
    if (filled === buffer.length) {
      const larger = Buffer.allocUnsafe(2 * buffer.length);
      buffer.copy(larger);
      buffer = larger;
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled);
}
