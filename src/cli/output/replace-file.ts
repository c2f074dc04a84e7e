import { closeSync, fchmodSync, fchownSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { guardTemporary } from './guard.ts';
import { sweepLeftovers, temporaryPath } from './leftovers.ts';
import { syncFile, syncFolder } from './sync.ts';
import type { FileTarget } from './target.ts';
import { tolerating } from './tolerating.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Number of characters or bytes that are gathered before a temporary file is created. Most results are complete by
 * then, so that a signal or an error while making them leaves nothing to clean up and ends the process at once.
 */
const GATHERED = 4e6;

/** Milliseconds between pauses for signals, which cannot be handled while pieces are made. */
const PATIENCE = 20;

const NEW_FILE = 0o666;

/**
 * Writes a file under a temporary name, syncs it and renames it: readers of `path` find the old file or the new one,
 * never a part of it, even after a loss of power. Permissions and, where possible, the owner of the old file are kept.
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
      syncFile(file);
    } finally {
      closeSync(file);
    }
    await setImmediate();
    renameSync(temporary, path);
  });
  syncFolder(dirname(path));
}

/** The first pieces, up to the number of characters that are kept in memory. */
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

/** Gives a file the owner of the old one. Only root may do so; files of other users stay theirs. */
function keepOwner(file: number, user: number, group: number): void {
  tolerating(['EPERM', 'EINVAL', 'ENOSYS', 'ENOTSUP'], () => fchownSync(file, user, group));
}
