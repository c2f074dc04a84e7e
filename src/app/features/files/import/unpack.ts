import { Unzip, UnzipInflate, unzipSync, type UnzipFileInfo } from 'fflate';
import { failure, success, type Result } from '../../../../engine/problem.ts';
import { MAX_BYTES, MAX_FILES, mayBeOurs } from './picked-files.ts';
import * as words from '../words.ts';

/** Most bytes of a pack as it comes, packed. */
const MAX_PACKED = 32 * 1024 * 1024;

/** Most entries of a pack, those of others too. */
const MAX_ENTRIES = 65_536;

/** Most characters of the path of a file within a pack. */
const MAX_PATH = 500;

/**
 * Bytes that a packed file may be longer than unpacked: packing adds a few bytes to data that cannot be made shorter.
 */
const SLACK = 4096;

/** Bytes that are unpacked at a time: what comes of them is a thousand times as much at most. */
const STEP = 4096;

export interface UnpackedFile {
  /** Its path within the pack. */
  readonly path: string;
  readonly data: Uint8Array;
}

/**
 * The files of a pack that may be ours, in its order. Nothing is unpacked of one that says to hold too much, and
 * unpacking ends as soon as a file is longer than the pack says: a small pack that would fill the memory is refused.
 */
export function unpack(pack: Uint8Array): Result<UnpackedFile[]> {
  if (pack.length > MAX_PACKED) return refuse(words.packMoreThanMb(MAX_PACKED));
  try {
    const listing = new Listing();
    unzipSync(pack, { filter: (file) => listing.add(file) });
    return success(unpackListed(pack, listing.sizes));
  } catch (error) {
    if (error instanceof BadPack) return refuse(error.message);
    return refuse(words.isADamagedPack(error instanceof Error ? error.message : String(error)));
  }
}

/** A pack that is refused, in the words of its message. */
class BadPack extends Error {}

/** The directory entries of a pack that may be files of ours. */
class Listing {
  /** Bytes of each unpacked, by path. */
  readonly sizes = new Map<string, number>();
  #entries = 0;
  #bytes = 0;

  /** Takes note of a file; nothing is unpacked yet. */
  add({ name, size, originalSize, compression }: UnzipFileInfo): false {
    if (++this.#entries > MAX_ENTRIES) throw new BadPack(words.packMoreThanEntries(MAX_ENTRIES));
    if (name.endsWith('/') || !mayBeOurs(name)) return false;
    const bytes = Math.max(originalSize, compression === 0 ? size : 0);
    this.#bytes += bytes;
    if (name.length > MAX_PATH) throw new BadPack(words.pathTooLong(name.slice(0, 40), MAX_PATH));
    if (this.sizes.has(name)) throw new BadPack(`holds “${name}” twice`);
    if (this.sizes.size >= MAX_FILES) throw new BadPack(words.packMoreThanFiles(MAX_FILES));
    if (this.#bytes > MAX_BYTES) throw new BadPack(words.unpacksToTooMuch(MAX_BYTES));
    if (size > originalSize + SLACK) throw otherSize(name);
    this.sizes.set(name, bytes);
    return false;
  }
}

function otherSize(name: string): BadPack {
  return new BadPack(words.damagedSize(name));
}

/** Unpacks files of which the pack says the sizes; each has to be as long as that. */
function unpackListed(pack: Uint8Array, sizes: ReadonlyMap<string, number>): UnpackedFile[] {
  const files = new Map<string, Uint8Array>();
  const unzip = new Unzip((file) => {
    const size = sizes.get(file.name);
    if (size === undefined || files.has(file.name)) return;
    const data = new Uint8Array(size);
    let length = 0;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      if (length + part.length > size) throw otherSize(file.name);
      data.set(part, length);
      length += part.length;
      if (!isLast) return;
      if (length < size) throw otherSize(file.name);
      files.set(file.name, data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < pack.length; start += STEP)
    unzip.push(pack.subarray(start, start + STEP), start + STEP >= pack.length);
  for (const name of sizes.keys()) if (!files.has(name)) throw new BadPack(words.damagedMissing(name));
  return [...files].map(([path, data]) => ({ path, data }));
}

function refuse(message: string): Result<UnpackedFile[]> {
  return failure([{ path: '', message }]);
}
