import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
  type Stats,
} from 'node:fs';
import { dirname, isAbsolute, sep } from 'node:path';
import { STANDARD } from '../input.ts';

/** The place that a result is written to. */
export type Target =
  | { readonly kind: 'standard' }
  /** A device or pipe. */
  | { readonly kind: 'special'; readonly path: string }
  | FileTarget;

/** A file that is created or replaced, after links were followed. */
export interface FileTarget {
  readonly kind: 'file';
  readonly path: string;
  /** The existing file, if there is one. */
  readonly present: Stats | undefined;
}

/** Names of standard output in the file system. The file behind them is not replaced, because it may be a log. */
const STANDARD_NAMES: readonly (string | undefined)[] = [
  undefined,
  STANDARD,
  '/dev/stdout',
  '/dev/fd/1',
  '/proc/self/fd/1',
];

/** Most links that are followed one after another: the same number as on Linux. */
const MOST_LINKS = 40;

/**
 * The place that `out` names. A link to a missing file names that file.
 *
 * @throws the error of the system when the place cannot be written to
 */
export function targetOf(out: string | undefined): Target {
  if (out === undefined || STANDARD_NAMES.includes(out)) return { kind: 'standard' };
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats === undefined) return newFile(out);
  if (!stats.isFile() && !stats.isDirectory()) return { kind: 'special', path: out };
  // Renaming would replace even a protected file.
  closeSync(openSync(out, 'r+'));
  return fileIn(realpathSync(out), stats);
}

function newFile(out: string): FileTarget {
  const path = followLinks(out);
  // The system reports a new name with a slash at its end as a folder.
  if (path.endsWith(sep)) closeSync(openSync(path, 'wx'));
  return fileIn(path, undefined);
}

function fileIn(path: string, present: Stats | undefined): FileTarget {
  accessSync(dirname(path), constants.W_OK);
  return { kind: 'file', path, present };
}

/**
 * The path that links from `path` lead to, whether it exists or not. Paths are not normalized, because `..` after a
 * link is the folder above its target.
 */
function followLinks(path: string): string {
  let end = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    if (!lstatSync(end, { throwIfNoEntry: false })?.isSymbolicLink()) return end;
    const link = readlinkSync(end);
    end = isAbsolute(link) ? link : `${realpathSync(dirname(end))}${sep}${link}`;
  }
  // The links have changed since the target was found missing; the system reports the reason.
  statSync(path);
  return end;
}
