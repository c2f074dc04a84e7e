import { closeSync, fchmodSync, fchownSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { guardTemporary } from './guard.ts';
import { sweepLeftovers, temporaryPath } from './leftovers.ts';
import type { FileTarget } from './target.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Characters and bytes that are gathered before there is a temporary file. Most results are made whole until then: a signal
 * or an error while they are made finds nothing to clean up, and ends the process at once.
 */
const GATHERED = 4e6;

/** Milliseconds between looks for signals, which are not seen while pieces are made. */
const PATIENCE = 20;

const NEW_FILE = 0o666;

/**
 * Writes a file under another name first, syncs it and renames it: whoever reads `path` finds the old file or the new one,
 * never a half, also after a loss of power. Permissions and, where possible, the owner of the old file are kept.
 */
export async function replaceFile(
  pieces: Iterable<string | Uint8Array>,
  { path, present }: FileTarget,
): Promise<void> {
  const rest = pieces[Symbol.iterator]();
  const gathered = gather(rest);
  sweepLeftovers(path);
  const temporary = temporaryPath(path);
  await guardTemporary(temporary, async () => {
    const file = openSync(temporary, 'wx', NEW_FILE);
    try {
      if (present) keepOwner(file, present.uid, present.gid);
      if (present) fchmodSync(file, present.mode & 0o777);
      for (const piece of gathered) writeWhole(file, piece);
      await writeRest(file, rest);
      sync(file);
    } finally {
      closeSync(file);
    }
    await setImmediate();
    renameSync(temporary, path);
  });
  syncFolder(dirname(path));
}

/** The first pieces, no more of them than are kept in memory. */
function gather(pieces: Iterator<string | Uint8Array>): (string | Uint8Array)[] {
  const gathered: (string | Uint8Array)[] = [];
  for (let length = 0; length < GATHERED;) {
    const next = pieces.next();
    if (next.done) break;
    gathered.push(next.value);
    length += next.value.length;
  }
  return gathered;
}

async function writeRest(file: number, pieces: Iterator<string | Uint8Array>): Promise<void> {
  let looked = performance.now();
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    writeWhole(file, next.value);
    if (performance.now() - looked < PATIENCE) continue;
    await setImmediate();
    looked = performance.now();
  }
}

/** Only root may give files away; others keep what they write. */
function keepOwner(file: number, user: number, group: number): void {
  tolerating(['EPERM', 'EINVAL', 'ENOSYS', 'ENOTSUP'], () => fchownSync(file, user, group));
}

/** Waits until the disk has a file, where the file system can say so. */
function sync(file: number): void {
  tolerating(['EINVAL', 'ENOSYS', 'ENOTSUP'], () => fsyncSync(file));
}

/** Waits until the disk has the new name. Not every platform lets a folder be opened and synced. */
function syncFolder(path: string): void {
  tolerating(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES', 'EBADF'], () => {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  });
}

function tolerating(codes: readonly string[], work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
