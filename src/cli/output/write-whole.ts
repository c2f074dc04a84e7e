import { writeSync } from 'node:fs';

/** Milliseconds between attempts to write to a pipe that is full. */
const PAUSE = 1;

/** Writes all of a piece, although the system may take only a part of it at once. */
export function writeWhole(file: number, piece: string | Uint8Array): void {
  const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
  for (let from = 0; from < bytes.length;) from += writeSome(file, bytes, from);
}

/** Writes as many bytes as the system takes, and waits when a pipe in non-blocking mode is full. */
function writeSome(file: number, bytes: Uint8Array, from: number): number {
  for (;;)
    try {
      return writeSync(file, bytes, from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
}
