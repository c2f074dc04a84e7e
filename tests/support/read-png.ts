import { inflateSync } from 'node:zlib';

/** A picture of eight bits per channel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** The color of a pixel, `#rrggbb`; `undefined` for one that is not opaque. */
  readonly at: (x: number, y: number) => string | undefined;
}

/** Reads a PNG file of eight bits per channel, with or without alpha, that is not interlaced. */
export function readPng(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  const packed: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const [width, height, depth, type] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]];
  if (depth !== 8 || (type !== 2 && type !== 6) || file[28] !== 0) throw new Error('a PNG of another sort');
  const channels = type === 6 ? 4 : 3;
  const bytes = width * channels;
  const rows = inflateSync(Buffer.concat(packed));
  const pixels = new Uint8Array(height * bytes);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (bytes + 1)];
    for (let i = 0; i < bytes; i++) {
      const at = y * bytes + i;
      const left = i < channels ? 0 : pixels[at - channels]!;
      const above = y === 0 ? 0 : pixels[at - bytes]!;
      const corner = y === 0 || i < channels ? 0 : pixels[at - bytes - channels]!;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter!]!;
      pixels[at] = rows[y * (bytes + 1) + 1 + i]! + guess;
    }
  }
  return {
    width,
    height,
    at: (x, y) => {
      const at = (y * width + x) * channels;
      if (channels === 4 && pixels[at + 3] !== 255) return undefined;
      return `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`;
    },
  };
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}
