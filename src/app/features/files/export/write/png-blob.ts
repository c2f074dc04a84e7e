import { filterRows, pngHead, pngPixels, pngTail } from '../../../../../formats/png/png.ts';
import type { Drawing } from '../../../../../formats/svg/drawing.ts';
import { BLEED, strips } from '../../../../../formats/svg/strips.ts';
import type { OnWritten } from '../../../../../formats/svg/write.ts';
import { paintDrawing } from './paint-drawing.ts';

/** Pixels that are painted at once: each takes 4 bytes several times. */
const PIXELS_AT_ONCE = 4e6;

/** Strips that a picture has at the least, so that it is seen how far it is. */
const STRIPS = 40;

/**
 * The pixels of a drawing as a PNG file, painted and compressed strip by strip: however large it is, a few megabytes
 * of it are pixels at a time.
 */
export async function pngBlob(drawing: Drawing, onWritten: OnWritten): Promise<Blob> {
  const { width, height } = drawing.frame;
  const transparent = drawing.background === null;
  const rows = Math.max(1, Math.min(Math.ceil(height / STRIPS), Math.floor(PIXELS_AT_ONCE / width)));
  const canvas = new OffscreenCanvas(width, rows + 2 * BLEED);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`this browser gives no canvas ${width} pixels wide`);
  const compress = new CompressionStream('deflate');
  const pieces: Uint8Array[] = [pngHead(width, height, transparent)];
  const collected = collect(compress.readable, pieces);
  const writer = compress.writable.getWriter();
  let above: Uint8Array | Uint8ClampedArray = new Uint8Array(4 * width);
  for (const strip of strips(drawing, rows)) {
    paintDrawing(context, strip);
    const { data } = context.getImageData(0, strip.above, width, strip.rows);
    await writer.write(filterRows(data, width, above, transparent) as Uint8Array<ArrayBuffer>);
    above = data.subarray(data.length - 4 * width);
    onWritten(strip.row + strip.rows, height);
  }
  await writer.close();
  await collected;
  pieces.push(pngTail());
  return new Blob(pieces as BlobPart[], { type: 'image/png' });
}

async function collect(stream: ReadableStream<Uint8Array>, pieces: Uint8Array[]): Promise<void> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    pieces.push(pngPixels(value));
  }
}
