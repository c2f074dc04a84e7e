import { Gunzip, Unzlib } from 'fflate';
import { countWords } from '../count-words.ts';
import { TiledFault } from './fault.ts';
import { integerOf, listOf, fieldsOf, textOf, type Fields } from './fields.ts';
import { MAX_TILED_CELLS } from './grid.ts';

/** A rectangle of cells of a layer, row by row, with the global ids of their tiles. */
export interface CellBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gids: ArrayLike<number>;
}

/** Largest distance of a chunk of an infinite map from its corner, in cells. */
const MAX_CHUNK = 4_000_000;

/** Counts the cells of a map, of all its layers together. */
export class CellCount {
  #cells = 0;

  /** @throws TiledFault when the map has too many cells */
  add(width: number, height: number, path: string): void {
    if (width * height > MAX_TILED_CELLS)
      throw new TiledFault(
        path,
        `it has ${width} × ${height} cells; at most ${countWords(MAX_TILED_CELLS)} are read`,
      );
    this.#cells += width * height;
    if (this.#cells > 16 * MAX_TILED_CELLS)
      throw new TiledFault(
        'map',
        `its layers have more than ${countWords(16 * MAX_TILED_CELLS)} cells in all`,
      );
  }
}

/** The cells of a layer of tiles: one rectangle, or the chunks of an infinite map. */
export function layerCells(layer: Fields, path: string, count: CellCount): CellBlock[] {
  const { encoding, compression } = layer;
  const block = (part: Fields, at: string): CellBlock => {
    const x = integerOf(part['x'] ?? 0, `${at}: x`, -MAX_CHUNK, MAX_CHUNK);
    const y = integerOf(part['y'] ?? 0, `${at}: y`, -MAX_CHUNK, MAX_CHUNK);
    const width = integerOf(part['width'], `${at}: width`, 0, MAX_CHUNK);
    const height = integerOf(part['height'], `${at}: height`, 0, MAX_CHUNK);
    count.add(width, height, at);
    const gids = tileNumbers(part['data'], { encoding, compression }, width * height, at);
    if (gids.length !== width * height)
      throw new TiledFault(at, `expected ${width * height} tiles, found ${gids.length}`);
    return { x, y, width, height, gids };
  };
  if (layer['chunks'] === undefined) return [block(layer, path)];
  return listOf(layer['chunks'], path).map((chunk, index) => {
    const at = `${path}, chunk ${index + 1}`;
    return block(fieldsOf(chunk, at), at);
  });
}

function tileNumbers(
  data: unknown,
  { encoding, compression }: Pick<Fields, 'encoding' | 'compression'>,
  cells: number,
  path: string,
): ArrayLike<number> {
  if (Array.isArray(data)) {
    const wrong = data.findIndex((gid) => !Number.isInteger(gid) || gid < 0 || gid > 0xffffffff);
    if (wrong >= 0) throw new TiledFault(path, `expected the number of a tile at place ${wrong + 1}`);
    return data as number[];
  }
  if (typeof data !== 'string') throw new TiledFault(path, 'it has no tiles');
  if (encoding !== 'base64')
    throw new TiledFault(path, `its encoding ${JSON.stringify(textOf(encoding).slice(0, 20))} is not known`);
  const bytes = unpacked(base64Bytes(data, path), textOf(compression), 4 * cells, path);
  if (bytes.length % 4 !== 0)
    throw new TiledFault(path, `expected four bytes for each tile, found ${bytes.length} bytes in all`);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(4 * index, true));
}

/** Bytes that are unpacked at a time: what comes of them is a thousand times as much at most. */
const STEP = 4096;

/** Compressed bytes, unpacked; not more than `most`. */
function unpacked(packed: Uint8Array, compression: string, most: number, path: string): Uint8Array {
  if (compression === '') return packed;
  if (compression !== 'zlib' && compression !== 'gzip') {
    const named = JSON.stringify(compression.slice(0, 20));
    throw new TiledFault(
      path,
      `the compression ${named} is not read: choose CSV or zlib in the properties of the map`,
    );
  }
  const bytes = new Uint8Array(most);
  let length = 0;
  const take = (part: Uint8Array) => {
    if (length + part.length > most) throw new TiledFault(path, `expected ${most / 4} tiles, found more`);
    bytes.set(part, length);
    length += part.length;
  };
  const stream = compression === 'zlib' ? new Unzlib(take) : new Gunzip(take);
  try {
    for (let at = 0; at < packed.length; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch (error) {
    if (error instanceof TiledFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new TiledFault(path, `its ${compression} data is damaged: ${reason}`);
  }
  return bytes.subarray(0, length);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_CODE = new Int8Array(128).fill(-1);
for (let value = 0; value < DIGITS.length; value++) VALUE_CODE[DIGITS.charCodeAt(value)] = value;

/** The bytes of a base64 text, which may have blanks in it. */
function base64Bytes(text: string, path: string): Uint8Array {
  const digits = text.replace(/\s+/g, '').replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (let index = 0; index < digits.length; index++) {
    const value = VALUE_CODE[digits.charCodeAt(index)] ?? -1;
    if (value < 0)
      throw new TiledFault(
        path,
        `expected base64, found ${JSON.stringify(digits[index])} at place ${index + 1}`,
      );
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  return bytes;
}
