import { writeSync } from 'node:fs';

/** Writes all of a piece, although the system may take only a part of it at once. */
export function writeWhole(file: number, piece: string | Uint8Array): void {
  const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
  for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
}
