import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Most bytes of a file's name that are used in the name of its temporary file; file systems allow 255 bytes in all. */
const MOST_STEM_BYTES = 200;

/** Age in milliseconds from which a temporary file of another machine, or of version 0.1.0, counts as a leftover. */
const OLD = 24 * 60 * 60 * 1000;

/**
 * The part of a name between the stem and `.tmp`: machine, process and a random number; version 0.1.0 wrote only the
 * random number.
 */
const MIDDLE = /^(?:([0-9a-f]{8})-([1-9]\d{0,9})-)?[0-9a-f]{12}$/;
const ENDING = '.tmp';

/**
 * A new name in the folder of `path` for a temporary file that will be renamed to `path`. The name contains the number
 * of the process.
 */
export function temporaryPath(path: string): string {
  const middle = `${machineMark()}-${process.pid}-${randomBytes(6).toString('hex')}`;
  return join(dirname(path), `${stem(path)}${middle}${ENDING}`);
}

/**
 * Deletes temporary files for `path` whose processes were killed before they could delete them. Files of running
 * processes stay, and so do files with names of another form.
 */
export function sweepLeftovers(path: string): void {
  const folder = dirname(path);
  for (const name of namesIn(folder)) {
    const middle = middleOf(name, stem(path));
    if (middle === null) continue;
    const file = join(folder, name);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() && isLeftover(middle, stats.mtimeMs)) remove(file);
  }
}

function middleOf(name: string, start: string): RegExpExecArray | null {
  if (!name.startsWith(start) || !name.endsWith(ENDING)) return null;
  return MIDDLE.exec(name.slice(start.length, -ENDING.length));
}

function isLeftover([, machine, processId]: RegExpExecArray, changed: number): boolean {
  return machine === machineMark() ? !isRunning(Number(processId)) : changed < Date.now() - OLD;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function stem(path: string): string {
  const name = basename(path);
  return `.${Buffer.byteLength(name) <= MOST_STEM_BYTES ? name : hash(name, 32)}.`;
}

/** A mark of this machine, or of this container on it, because process numbers are valid only there. */
function machineMark(): string {
  return hash(`${hostname()} ${processSpace()}`, 8);
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has these files.
    return '';
  }
}

function hash(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

/** The names in a folder; none when the folder can be written to but not listed, so that leftovers stay. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Deletes a file, if possible. A leftover of another user that cannot be deleted must not prevent writing. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The leftover stays.
  }
}
