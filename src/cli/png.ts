import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import { filterRows, pngHead, pngPixels, pngTail } from '../formats/png/png.ts';
import type { Drawing } from '../formats/svg/drawing.ts';
import { strips } from '../formats/svg/strips.ts';
import { svgPieces } from '../formats/svg/write.ts';
import { Failure } from './failure.ts';
import { reportShare } from './progress.ts';

/** Number of placements that are drawn at once, because the renderer refuses documents of a million elements. */
const PLACEMENTS_AT_ONCE = 4000;

/** Number of pixels that are drawn at once, which limits the memory. */
const PIXELS_AT_ONCE = 16e6;

/**
 * The pixels of a drawing as PNG, in pieces, drawn strip by strip.
 *
 * @throws Failure when the renderer is not installed
 */
export async function pngOf(drawing: Drawing): Promise<Uint8Array[]> {
  const { Resvg } = await renderer();
  const { width, height } = drawing.frame;
  const transparent = drawing.background === null;
  const parts = Math.max(
    1,
    Math.ceil(drawing.placements.length / PLACEMENTS_AT_ONCE),
    Math.ceil((width * height) / PIXELS_AT_ONCE),
  );
  const pieces = [pngHead(width, height, transparent)];
  const deflate = createDeflate();
  deflate.on('data', (compressed: Buffer) => pieces.push(pngPixels(compressed)));
  let above: Uint8Array = new Uint8Array(4 * width);
  let drawn = 0;
  for (const strip of strips(drawing, Math.ceil(height / parts))) {
    reportShare('drawing the picture', drawn++, parts);
    const svg = [...svgPieces(strip)].join('');
    // There is no text to draw, and searching for fonts takes longer than everything else.
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const own = pixels.subarray(4 * width * strip.above, 4 * width * (strip.above + strip.rows));
    const rgba = transparent ? plainAlpha(own) : own;
    if (!deflate.write(filterRows(rgba, width, above, transparent))) await once(deflate, 'drain');
    above = rgba.subarray(rgba.length - 4 * width);
  }
  deflate.end();
  await once(deflate, 'end');
  pieces.push(pngTail());
  return pieces;
}

/** The renderer, loaded on first use because all other formats do without it. */
async function renderer() {
  try {
    return await import('@resvg/resvg-js');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure([`png: the package @resvg/resvg-js, which draws it, cannot be loaded: ${reason}`]);
  }
}

/** The same pixels with colors that are not multiplied by alpha, as in PNG. */
function plainAlpha(multiplied: Uint8Array): Uint8Array {
  const plain = Uint8Array.from(multiplied);
  for (let i = 0; i < plain.length; i += 4) {
    const alpha = plain[i + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel++)
      plain[channel] = Math.min(255, Math.round((plain[channel]! * 255) / alpha));
  }
  return plain;
}
