import { closeSync, linkSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { guardTemporary } from './guard.ts';
import { sweepLeftovers, temporaryPath } from './leftovers.ts';
import { syncFile, syncFolder } from './sync.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Writes a file that is not there yet, whole or not at all.
 *
 * @returns whether it was written; not when another process was quicker
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  sweepLeftovers(path);
  const temporary = temporaryPath(path);
  let isNew = true;
  await guardTemporary(temporary, () => {
    const file = openSync(temporary, 'wx');
    try {
      writeWhole(file, text);
      syncFile(file);
    } finally {
      closeSync(file);
    }
    isNew = nameUnlessTaken(temporary, path);
    return Promise.resolve();
  });
  syncFolder(dirname(path));
  return isNew;
}

/** Gives a file its name unless that is taken, where the file system can tell. */
function nameUnlessTaken(temporary: string, path: string): boolean {
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    renameSync(temporary, path);
  }
  return true;
}
