import { deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterRows, pngHead, pngPixels, pngTail } from '../../src/formats/png/png.ts';

/** A PNG of rows that come in strips, compressed in two pieces. */
function pngOf(rgba: Uint8Array, width: number, rows: number, transparent: boolean): Buffer {
  const filtered: Uint8Array[] = [];
  let above: Uint8Array = new Uint8Array(4 * width);
  for (let from = 0; from < rgba.length; from += 4 * width * rows) {
    const strip = rgba.subarray(from, from + 4 * width * rows);
    filtered.push(filterRows(strip, width, above, transparent));
    above = strip.subarray(strip.length - 4 * width);
  }
  const compressed = deflateSync(Buffer.concat(filtered));
  const half = compressed.length >> 1;
  return Buffer.concat([
    pngHead(width, rgba.length / (4 * width), transparent),
    pngPixels(compressed.subarray(0, half)),
    pngPixels(compressed.subarray(half)),
    pngTail(),
  ]);
}

/** The pixels as another program reads them. */
function read(png: Buffer, width: number, height: number): Uint8Array {
  const link = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${link}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

test('pixels come back as they were, whatever the strips', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
      (width, height, rows, transparent, bytes) => {
        const rgba = Uint8Array.from({ length: 4 * width * height }, () => Number(bytes.next().value));
        // Either there or not: what is half there is rounded by whoever multiplies it.
        for (let i = 3; i < rgba.length; i += 4) rgba[i] = transparent && rgba[i]! < 128 ? 0 : 255;
        const expected = rgba.map((byte, i) => (rgba[i | 3] === 0 ? 0 : byte));
        expect([...read(pngOf(rgba, width, rows, transparent), width, height)]).toEqual([...expected]);
      },
    ),
    { numRuns: 60 },
  );
});
