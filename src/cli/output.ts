import { randomBytes } from 'node:crypto';
import {
  closeSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeSystemError, Failure } from './failure.ts';
import { STANDARD } from './input.ts';

/** Writes a result, piece by piece, to a file or to standard output when `out` is absent or `-`. */
export async function writeOutput(
  pieces: Iterable<string | Uint8Array>,
  out: string | undefined,
): Promise<void> {
  if (out === undefined || out === STANDARD) return writeStandard(pieces);
  try {
    writeFile(pieces, out);
  } catch (error) {
    throw new Failure([`${out}: cannot be written: ${describeSystemError(error)}`]);
  }
}

async function writeStandard(pieces: Iterable<string | Uint8Array>): Promise<void> {
  for (const piece of pieces) {
    if (process.stdout.destroyed) return;
    if (!process.stdout.write(piece)) await drained();
  }
}

/** Resolves when standard output takes more, or nobody reads it any longer. */
function drained(): Promise<void> {
  const { stdout } = process;
  return new Promise((resolve) => {
    const done = () => {
      stdout.off('drain', done);
      stdout.off('close', done);
      resolve();
    };
    stdout.on('drain', done);
    stdout.on('close', done);
  });
}

/** Under another name first, then renamed: whoever reads `out` finds the old file or the new one, never a half. */
function writeFile(pieces: Iterable<string | Uint8Array>, out: string): void {
  const target = followLinks(out);
  if (target.special) return writeAll(pieces, openSync(target.path, 'w'));
  const name = `.${basename(target.path)}.${randomBytes(6).toString('hex')}.tmp`;
  const temporary = join(dirname(target.path), name);
  try {
    writeAll(pieces, openSync(temporary, 'wx', target.mode));
    renameSync(temporary, target.path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

interface Target {
  readonly path: string;
  /** A device or pipe: it is written to, not replaced. */
  readonly special: boolean;
  readonly mode: number;
}

function followLinks(out: string): Target {
  const exists = lstatSync(out, { throwIfNoEntry: false }) !== undefined;
  if (!exists) return { path: out, special: false, mode: 0o666 };
  const path = realpathSync(out);
  const stats = statSync(path);
  return { path, special: !stats.isFile() && !stats.isDirectory(), mode: stats.mode & 0o777 };
}

function writeAll(pieces: Iterable<string | Uint8Array>, file: number): void {
  try {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
      for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
    }
  } finally {
    closeSync(file);
  }
}
