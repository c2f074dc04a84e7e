import { failure, success, type Result } from '../../../../engine/problem.ts';
import { readZip, ZipFault } from '../../../../formats/zip/read-zip.ts';
import { MAX_BYTES, MAX_FILES, mayBeOurs } from './picked-files.ts';
import * as words from '../words.ts';

/** Most bytes of a pack as it comes, packed. */
const MAX_PACKED = 32 * 1024 * 1024;

const BOUNDS = { entries: 65_536, unpacked: MAX_BYTES };

/** Most characters of the path of a file within a pack. */
const MAX_PATH = 500;

export interface UnpackedFile {
  /** Its path within the pack. */
  readonly path: string;
  readonly data: Uint8Array;
}

/** A pack that is refused, in the words of its message. */
class BadPack extends Error {}

/** The files of a pack that may be ours, in its order. */
export function unpack(pack: Uint8Array): Result<UnpackedFile[]> {
  const refuse = (message: string) => failure([{ path: '', message }]);
  if (pack.length > MAX_PACKED) return refuse(words.packMoreThanMb(MAX_PACKED));
  let files = 0;
  const isOurs = (name: string) => {
    if (!mayBeOurs(name)) return false;
    if (name.length > MAX_PATH) throw new BadPack(words.pathTooLong(name.slice(0, 40), MAX_PATH));
    if (++files > MAX_FILES) throw new BadPack(words.packMoreThanFiles(MAX_FILES));
    return true;
  };
  try {
    return success([...readZip(pack, isOurs, BOUNDS)].map(([path, data]) => ({ path, data })));
  } catch (error) {
    if (error instanceof BadPack) return refuse(error.message);
    if (error instanceof ZipFault) return refuse(words.notUnpacked(error.message));
    throw error;
  }
}
