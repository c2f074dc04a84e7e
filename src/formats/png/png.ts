/*
 * The parts of the PNG file format (ISO/IEC 15948) for pictures of eight bits per channel. The caller compresses the rows
 * of {@link filterRows} as one zlib stream.
 */

import { joinBytes } from '../join-bytes.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The bytes of a PNG file before its pixels. */
export function pngHead(width: number, height: number, transparent: boolean): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, transparent ? 6 : 2, 0, 0, 0], 8);
  // The color space is sRGB, with perceptual intent.
  return joinBytes([SIGNATURE, pngChunk('IHDR', header), pngChunk('sRGB', Uint8Array.of(0))]);
}

/** A chunk of a PNG file with a part of the compressed pixels. */
export function pngPixels(compressed: Uint8Array): Uint8Array {
  return pngChunk('IDAT', compressed);
}

/** The bytes of a PNG file after its pixels. */
export function pngTail(): Uint8Array {
  return pngChunk('IEND', new Uint8Array(0));
}

/**
 * The filtered rows of a PNG file: each begins with the filter that makes it small, followed by its bytes as
 * differences.
 *
 * @param rgba rows of red, green, blue and alpha; colors are not multiplied by alpha
 * @param above the row above the first one, in the form of `rgba`; zeros above the topmost row
 * @param transparent whether alpha is kept
 */
export function filterRows(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  above: Uint8Array | Uint8ClampedArray,
  transparent: boolean,
): Uint8Array {
  const channels = transparent ? 4 : 3;
  const bytes = width * channels;
  const height = rgba.length / (4 * width);
  const filtered = new Uint8Array(height * (bytes + 1));
  let before = packRow(above, 0, width, channels);
  for (let y = 0; y < height; y++) {
    const row = packRow(rgba, 4 * width * y, width, channels);
    writeRow(filtered.subarray(y * (bytes + 1), (y + 1) * (bytes + 1)), row, before, channels);
    before = row;
  }
  return filtered;
}

/** Filters of the PNG format: difference to the pixel on the left (SUB), or to the one above (UP). */
const SUB = 1;
const UP = 2;

/** Writes a filtered row. Chooses the filter with the least sum of differences, as the PNG specification proposes. */
function writeRow(target: Uint8Array, row: Uint8Array, above: Uint8Array, channels: number): void {
  let subs = 0;
  let ups = 0;
  for (let i = 0; i < row.length; i++) {
    const byte = row[i]!;
    const sub = (byte - (i < channels ? 0 : row[i - channels]!)) & 255;
    const up = (byte - above[i]!) & 255;
    subs += sub < 128 ? sub : 256 - sub;
    ups += up < 128 ? up : 256 - up;
  }
  if (subs < ups) {
    target[0] = SUB;
    for (let i = 0; i < row.length; i++) target[i + 1] = row[i]! - (i < channels ? 0 : row[i - channels]!);
  } else {
    target[0] = UP;
    for (let i = 0; i < row.length; i++) target[i + 1] = row[i]! - above[i]!;
  }
}

function packRow(
  rgba: Uint8Array | Uint8ClampedArray,
  from: number,
  width: number,
  channels: number,
): Uint8Array {
  const row = new Uint8Array(width * channels);
  for (let x = 0, at = from, to = 0; x < width; x++, at += 4) {
    row[to++] = rgba[at]!;
    row[to++] = rgba[at + 1]!;
    row[to++] = rgba[at + 2]!;
    if (channels === 4) row[to++] = rgba[at + 3]!;
  }
  return row;
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) chunk[4 + i] = type.charCodeAt(i);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = CRC_TABLE[(crc ^ bytes[i]!) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
