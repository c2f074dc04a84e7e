import { closeSync, openSync } from 'node:fs';
import { describeSystemError, Failure } from '../failure.ts';
import { replaceFile } from './replace-file.ts';
import { writeStandard } from './standard.ts';
import { targetOf } from './target.ts';
import { writeWhole } from './write-whole.ts';

/** Writes a result, piece by piece, to a file or to standard output when `out` is absent or `-`. */
export async function writeOutput(
  pieces: Iterable<string | Uint8Array>,
  out: string | undefined,
): Promise<void> {
  try {
    const target = targetOf(out);
    switch (target.kind) {
      case 'standard':
        return await writeStandard(pieces);
      case 'special':
        return writeSpecial(pieces, target.path);
      case 'file':
        return await replaceFile(pieces, target);
    }
  } catch (error) {
    throw outputFailure(out, error);
  }
}

/**
 * Checks that results can be written to `out`, before hours of work are lost.
 *
 * @throws Failure when results cannot be written
 */
export function checkOutput(out: string | undefined): void {
  try {
    targetOf(out);
  } catch (error) {
    throw outputFailure(out, error);
  }
}

/** Writes to a device or pipe, which cannot be replaced. */
function writeSpecial(pieces: Iterable<string | Uint8Array>, path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const piece of pieces) writeWhole(file, piece);
  } finally {
    closeSync(file);
  }
}

/**
 * The failure for a system error while writing; other errors, such as those of making the pieces, are returned
 * unchanged.
 */
function outputFailure(out: string | undefined, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new Failure([`${nameOf(out)}: cannot be written: ${describeSystemError(error)}`]);
}

function nameOf(out: string | undefined): string {
  return out === undefined ? 'standard output' : out === '' ? '""' : out;
}
