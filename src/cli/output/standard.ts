import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { isMainThread } from 'node:worker_threads';
import { watcher } from '../progress.ts';
import { writeWhole } from './write-whole.ts';

const STANDARD_OUTPUT = 1;

/**
 * Writes to standard output, and waits until the system has taken everything. When its reader has ended (`sixfold … |
 * head`), the rest is not written.
 *
 * @throws the error of the system when writing fails for another reason
 */
export async function writeStandard(pieces: Iterable<string | Uint8Array>): Promise<void> {
  const isFile = !isMainThread || writesLikeFile();
  let isFirst = true;
  // An error of writing reaches the writer, which waits for each write.
  if (!isFile) process.stdout.on('error', () => {});
  try {
    for (const piece of pieces) {
      // A terminal, or a pipe to a program that writes to the terminal.
      if (isFirst && !isRegularFile()) await watcher().close();
      isFirst = false;
      if (isFile) writeWhole(STANDARD_OUTPUT, piece);
      else await written(piece);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/**
 * Whether standard output is a file or device, which takes pieces at once. When a disk is full, Node's stream for these loses the end of a piece
 * that was written in part.
 */
function writesLikeFile(): boolean {
  const stats = fstatSync(STANDARD_OUTPUT);
  return stats.isFile() || (stats.isCharacterDevice() && !isatty(STANDARD_OUTPUT));
}

function isRegularFile(): boolean {
  return fstatSync(STANDARD_OUTPUT).isFile();
}

/** A promise that resolves when standard output has taken a piece. */
function written(piece: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
