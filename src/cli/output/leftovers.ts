import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Most bytes of a file's name in that of its temporary file; file systems allow 255 in all. */
const MOST_STEM_BYTES = 200;

/** Milliseconds after which a temporary file of another machine, or of version 0.1.0, is a leftover. */
const OLD = 24 * 60 * 60 * 1000;

/** Between the stem and `.tmp`: machine, process and a random number; version 0.1.0 wrote the last alone. */
const MIDDLE = /^(?:([0-9a-f]{8})-([1-9]\d{0,9})-)?[0-9a-f]{12}$/;
const ENDING = '.tmp';

/** A new name beside `path`, for a file that will be renamed to it. It names the process that writes it. */
export function temporaryPath(path: string): string {
  const middle = `${machineMark()}-${process.pid}-${randomBytes(6).toString('hex')}`;
  return join(dirname(path), `${stem(path)}${middle}${ENDING}`);
}

/**
 * Deletes temporary files for `path` whose processes were killed before they could. A file of a process that still runs
 * stays, and so does every file with a name of another form.
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

/** A mark of this machine, or of this container on it: process numbers mean something within it alone. */
function machineMark(): string {
  return hash(`${hostname()} ${processSpace()}`, 8);
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has such.
    return '';
  }
}

function hash(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

/** A folder may be written to and not listed; then its leftovers stay. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A leftover of another user cannot be deleted; that is no reason not to write. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It stays.
  }
}
