import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of an archive, made piece by piece. */
export interface ArchivedFile {
  readonly path: string;
  readonly pieces: () => Iterable<string | Uint8Array>;
}

/** Least number of characters that are packed at once. */
const PIECE = 1 << 16;

/**
 * A ZIP archive in pieces, so that it need not fit into memory. Equal files give equal bytes, whatever the day and the
 * place: the date in it is always the first that the format knows, by the local clock, as the format wants it.
 */
export function* zipPieces(files: readonly ArchivedFile[]): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    if (data.length > 0) ready.push(data);
  });
  for (const { path, pieces } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = '1980-01-01T12:00:00';
    zip.add(entry);
    for (const bytes of gathered(pieces())) {
      entry.push(bytes);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

function* gathered(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  let texts: string[] = [];
  let length = 0;
  const take = () => {
    const bytes = strToU8(texts.join(''));
    [texts, length] = [[], 0];
    return bytes;
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      texts.push(piece);
      length += piece.length;
    } else {
      if (length > 0) yield take();
      yield piece;
    }
    if (length >= PIECE) yield take();
  }
  if (length > 0) yield take();
}
