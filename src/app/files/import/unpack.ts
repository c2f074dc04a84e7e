import { unzipSync } from 'fflate';
import { failure, success, type Result } from '../../../engine/problem.ts';
import { MAX_BYTES, MAX_FILES, mayBeOurs } from './picked-files.ts';

/** Most bytes of a pack as it comes, packed. */
const MAX_PACKED = 32 * 1024 * 1024;

/** What a packed file may be longer than unpacked: packing adds a few bytes to what cannot be made shorter. */
const SLACK = 4096;

export interface UnpackedFile {
  /** Its path within the pack. */
  readonly path: string;
  readonly data: Uint8Array;
}

/**
 * The files of a pack that may be ours, sorted by path. Nothing is unpacked of one that says to hold too much, and
 * nothing beyond what it says: a small file that would fill the memory is refused, not followed.
 */
export function unpack(pack: Uint8Array): Result<UnpackedFile[]> {
  if (pack.length > MAX_PACKED) return refuse(`is a pack of more than ${MAX_PACKED / 1024 / 1024} MB`);
  const seen = new Set<string>();
  let bytes = 0;
  let wrong: string | null = null;
  const filter = (file: { name: string; size: number; originalSize: number; compression: number }) => {
    if (wrong !== null || file.name.endsWith('/') || !mayBeOurs(file.name)) return false;
    bytes += Math.max(file.originalSize, file.compression === 0 ? file.size : 0);
    if (seen.has(file.name)) wrong = `holds “${file.name}” twice`;
    else if (seen.size >= MAX_FILES) wrong = `is a pack of more than ${MAX_FILES.toLocaleString('en')} files`;
    else if (bytes > MAX_BYTES) wrong = `would be more than ${MAX_BYTES / 1024 / 1024} MB unpacked`;
    else if (file.size > file.originalSize + SLACK)
      wrong = `is a damaged pack: “${file.name}” is of another size`;
    seen.add(file.name);
    return wrong === null;
  };
  try {
    // A first pass for the sizes alone, so that nothing is unpacked of a pack that is refused.
    unzipSync(pack, { filter: (file) => filter(file) && false });
    if (wrong !== null) return refuse(wrong);
    const files = unzipSync(pack, { filter: ({ name }) => seen.has(name) });
    return success(
      Object.entries(files)
        .map(([path, data]) => ({ path, data }))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    );
  } catch (error) {
    return refuse(`is a damaged pack: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(message: string): Result<UnpackedFile[]> {
  return failure([{ path: '', message }]);
}
