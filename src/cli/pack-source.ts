import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8 } from 'fflate';
import { readZip, ZipFault } from '../formats/zip/read-zip.ts';
import { describeSystemError, Failure } from './failure.ts';
import { isFolder } from './folder-files.ts';
import { readText, STANDARD } from './input.ts';

export const PACK_FILE = 'pack.json';

/** Most bytes of a packed file. */
const MAX_PACKED = 32 * 2 ** 20;
const BOUNDS = { entries: 65_536, unpacked: 128 * 2 ** 20 };

/** The text of a file of a pack, by its path in it; `null` where there is none. */
type Read = (path: string) => string | null;

/** A pack that was named on the command line: its folder, its `pack.json`, or its ZIP. */
export interface PackSource {
  /** The name of its `pack.json` in messages. */
  readonly file: string;
  readonly read: Read;
  /** The name of another file of the pack in messages. */
  readonly nameOf: (path: string) => string;
}

/** Whether a ZIP holds a pack. */
export function isPackZip(file: string): boolean {
  try {
    return zipSource(file).read(PACK_FILE) !== null;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** The pack that a name stands for; `null` when it is the name of another file. */
export function packSource(file: string): PackSource | null {
  if (file === STANDARD) return null;
  if (isFolder(file) && existsSync(join(file, PACK_FILE))) return folderSource(file);
  if (/(?:^|[\\/])pack\.json$/.test(file) && existsSync(file)) return folderSource(dirname(file));
  return /\.zip$/i.test(file) && existsSync(file) ? zipSource(file) : null;
}

function folderSource(folder: string): PackSource {
  const nameOf = (path: string) => join(folder, path);
  const read = (path: string) => (existsSync(nameOf(path)) ? readText(nameOf(path)) : null);
  return { file: nameOf(PACK_FILE), read, nameOf };
}

function zipSource(file: string): PackSource {
  const refuse = (reason: string) => new Failure([`${file}: cannot be read: ${reason}`]);
  const texts = new Map<string, string>();
  try {
    if (statSync(file).size > MAX_PACKED) throw refuse('it is a pack of more than 32 MiB');
    const files = readZip(readFileSync(file), (name) => name.endsWith('.json'), BOUNDS);
    for (const [path, data] of files) texts.set(path, strFromU8(data));
  } catch (error) {
    if (error instanceof ZipFault) throw refuse(error.message);
    throw error instanceof Failure ? error : refuse(describeSystemError(error));
  }
  if (texts.has('backup.json')) throw refuse('it is a backup of all work: open it in the app');
  // A ZIP of a folder has the folder in its paths.
  const own = [...texts.keys()].find((path) => path === PACK_FILE || path.endsWith(`/${PACK_FILE}`));
  const start = own?.slice(0, -PACK_FILE.length) ?? '';
  const nameOf = (path: string) => `${file}/${start}${path}`;
  return { file: nameOf(PACK_FILE), read: (path) => texts.get(start + path) ?? null, nameOf };
}
