import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { writeWhole } from './write-whole.ts';

const STANDARD_OUTPUT = 1;

/**
 * Writes to standard output, and waits until the system has taken everything. When nobody reads it any longer
 * (`sixfold … | head`), the rest is left out.
 *
 * @throws the error of the system when it cannot be written for another reason
 */
export async function writeStandard(pieces: Iterable<string | Uint8Array>): Promise<void> {
  const isFile = writesLikeFile();
  try {
    for (const piece of pieces)
      if (isFile) writeWhole(STANDARD_OUTPUT, piece);
      else await written(piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

/** Whether standard output is a file or device. Node's stream for these loses the end of what a full disk takes in part. */
function writesLikeFile(): boolean {
  const stats = fstatSync(STANDARD_OUTPUT);
  return stats.isFile() || (stats.isCharacterDevice() && !isatty(STANDARD_OUTPUT));
}

/** Resolves when standard output has taken a piece. */
function written(piece: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
