import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Backdrop } from '../../../../src/app/board/backdrop/backdrop.ts';
import { openExactBackdrop } from '../../../../src/app/board/backdrop/exact-backdrop.ts';
import { packPalette, type Palette } from '../../../../src/app/board/paint/palette.ts';
import { rasterize } from '../../../../src/app/board/paint/raster.ts';
import type { RasterView } from '../../../../src/app/board/paint/scanline.ts';
import { goOn } from '../../../../src/app/board/paint/go-on.ts';
import { SegmentColors } from '../../../../src/app/board/paint/segment-colors.ts';
import type { Camera, Size } from '../../../../src/app/view/camera.ts';
import { STRIP_HEIGHT } from '../../../../src/engine/hex/plane.ts';

/** Device pixels about an edge of a segment in which a center may take the color of either side. */
const HAIR = 1e-3;

let element: HTMLElement;
let backdrop: Backdrop;

beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
  // Here it is the processor that draws: what is drawn does not depend on it.
  backdrop = openExactBackdrop(element, () => true)!;
});

afterEach(() => {
  backdrop.remove();
  element.remove();
});

function canvasOf(): HTMLCanvasElement {
  return element.querySelector('canvas')!;
}

/** The pixels on the canvas, from the top: to be called in the task that draws. */
function shownPixels(): Uint32Array {
  const gl = canvasOf().getContext('webgl2')!;
  const { width, height } = canvasOf();
  const bytes = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  const pixels = new Uint32Array(bytes.buffer);
  const rows = Array.from({ length: height }, (_, y) => pixels.slice(y * width, (y + 1) * width));
  rows.reverse().forEach((row, y) => pixels.set(row, y * width));
  return pixels;
}

/** How far a pixel's center is from the nearest edge of a segment, in pixels. */
function edgeDistance({ originX, originY, side }: RasterView, column: number, row: number): number {
  const [x, y] = [(column + 0.5 - originX) / side, (row + 0.5 - originY) / side];
  const levels = [y / STRIP_HEIGHT, x + y / (2 * STRIP_HEIGHT), x - y / (2 * STRIP_HEIGHT)];
  return Math.min(...levels.map((level) => Math.abs(level - Math.round(level)))) * STRIP_HEIGHT * side;
}

/** Shows a camera and compares every pixel with the raster's. */
function expectShown(
  colors: SegmentColors,
  palette: Palette,
  camera: Camera,
  size: Size,
  ratio: number,
): void {
  expect(backdrop.canShow).toBe(true);
  backdrop.show(camera, size, ratio);
  const shown = shownPixels();
  const { width, height, style } = canvasOf();
  expect([width, height]).toEqual([Math.ceil(size.width * ratio), Math.ceil(size.height * ratio)]);
  expect(style.visibility).toBe('');
  const view = {
    originX: camera.originX * ratio,
    originY: camera.originY * ratio,
    side: camera.scale * ratio,
  };
  const pixels = new Uint32Array(width * height);
  rasterize({ pixels, width, height }, view, colors, palette);
  const wrong = pixels.findIndex(
    (pixel, at) => pixel !== shown[at] && edgeDistance(view, at % width, Math.floor(at / width)) > HAIR,
  );
  const place = wrong < 0 ? 'none' : `${wrong % width}, ${Math.floor(wrong / width)}`;
  expect(place, `${shown[wrong]?.toString(16)} for ${pixels[wrong]?.toString(16)}`).toBe('none');
}

/** Fills a rectangle of cells at random, with more colors than there are in the palette. */
function fill(colors: SegmentColors, extent: typeof EXTENT, seed: number, most: number): void {
  const random = xorshift128plus(seed);
  for (let row = 0; row < extent.strips; row++)
    for (let along = 0; along < extent.columns; along++)
      colors.setCell(extent.strip0 + row, extent.column0 + along, uniformInt(random, 0, most));
}

const EXTENT = { strip0: 0, column0: 0, strips: 0, columns: 0 };

const extents = fc.record({
  strip0: fc.integer({ min: -40, max: 5 }),
  column0: fc.integer({ min: -60, max: 5 }),
  strips: fc.integer({ min: 0, max: 60 }),
  columns: fc.integer({ min: 0, max: 90 }),
});

const palettes = fc
  .array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 600 })
  .map((values) => packPalette(values.map((value) => `#${value.toString(16).padStart(6, '0')}`)));

function evenly(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 1e9 }).map((step) => min + ((max - min) * step) / 1e9);
}

const looks = fc
  .record({
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 80 }),
    x: evenly(-0.3, 1.3),
    y: evenly(-0.3, 1.3),
    power: evenly(-1, 9),
    ratio: fc.constantFrom(1, 1.25, 1.5, 2, 2.625),
  })
  .map(({ width, height, x, y, power, ratio }) => ({
    size: { width, height },
    camera: { originX: x * width, originY: y * height, scale: 2 ** power },
    ratio,
  }));

it('gives every pixel the color that the raster gives it, from any camera', () => {
  fc.assert(
    fc.property(
      extents,
      fc.integer(),
      palettes,
      fc.array(looks, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (extent, seed, palette, seen, goesOn) => {
        const colors = new SegmentColors(extent);
        fill(colors, extent, seed, palette.length + 2);
        if (goesOn && extent.strips > 0 && extent.columns > 0) goOn(colors, 2);
        backdrop.setScene({ colors, palette });
        for (const { camera, size, ratio } of seen) expectShown(colors, palette, camera, size, ratio);
      },
    ),
    { numRuns: 60 },
  );
});

it('follows colors as they change and grow, and palettes as they are exchanged', () => {
  fc.assert(
    fc.property(
      extents,
      palettes,
      palettes,
      fc.array(fc.record({ extent: extents, seed: fc.integer(), look: looks }), { maxLength: 4 }),
      (first, palette, later, steps) => {
        const colors = new SegmentColors(first);
        const stop = colors.subscribe((cells) => backdrop.invalidate(cells));
        backdrop.setScene({ colors, palette });
        for (const [step, { extent, seed, look }] of steps.entries()) {
          fill(colors, extent, seed, palette.length);
          colors.changed(extent);
          const used = step % 2 === 0 ? palette : later;
          backdrop.setScene({ colors, palette: used });
          expectShown(colors, used, look.camera, look.size, look.ratio);
        }
        stop();
      },
    ),
    { numRuns: 40 },
  );
});

it('shows colors as they are that changed while others were its scene', () => {
  const extent = { strip0: -10, column0: -10, strips: 20, columns: 20 };
  const [colors, others] = [new SegmentColors(extent), new SegmentColors(extent)];
  const palette = packPalette(['#102030', '#d04030', '#30a050']);
  const look = [{ originX: 50, originY: 40, scale: 9 }, { width: 100, height: 80 }, 1] as const;
  backdrop.setScene({ colors, palette });
  expectShown(colors, palette, ...look);
  backdrop.setScene({ colors: others, palette });
  fill(colors, extent, 3, 2);
  backdrop.setScene({ colors, palette });
  expectShown(colors, palette, ...look);
});

const LARGE = { strip0: -1700, column0: -4000, strips: 3400, columns: 8000 };
const SIZE = { width: 1280, height: 800 };

it('is as exact on a large city, and on a wide canvas', () => {
  const colors = new SegmentColors(LARGE);
  fill(colors, LARGE, 5, 3);
  const palette = packPalette(['#102030', '#d04030', '#30a050', '#3050c0']);
  backdrop.setScene({ colors, palette });
  for (const camera of [
    { originX: 640.3, originY: 400.7, scale: 0.5 },
    { originX: -1_234_567.4, originY: -901_234.2, scale: 640 },
    { originX: 2345.7, originY: -3456.7, scale: 3.3 },
  ])
    expectShown(colors, palette, camera, SIZE, 2);
});

it('cannot show more cells than a texture holds', () => {
  const gl = canvasOf().getContext('webgl2')!;
  const most = Number(gl.getParameter(gl.MAX_TEXTURE_SIZE));
  const palette = packPalette(['#102030']);
  const canShow = (strips: number, columns: number) => {
    backdrop.setScene({ colors: new SegmentColors({ strip0: 0, column0: 0, strips, columns }), palette });
    return backdrop.canShow;
  };
  expect([canShow(1, most), canShow(most, 1)]).toEqual([true, true]);
  expect([canShow(1, most + 1), canShow(most + 1, 1)]).toEqual([false, false]);
});

it('shows nothing while the context is lost, and all of it when it is back', async () => {
  const extent = { strip0: -10, column0: -10, strips: 20, columns: 20 };
  const colors = new SegmentColors(extent);
  fill(colors, extent, 3, 2);
  const palette = packPalette(['#102030', '#d04030', '#30a050']);
  const camera = { originX: 50, originY: 40, scale: 9 };
  const size = { width: 100, height: 80 };
  backdrop.setScene({ colors, palette });
  expectShown(colors, palette, camera, size, 1);
  const canvas = canvasOf();
  const loss = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  // The browser gives nothing back before the event has gone all its way.
  const comes = (type: string) =>
    new Promise((resolve) =>
      canvas.addEventListener(type, () => requestAnimationFrame(resolve), { once: true }),
    );
  const lost = comes('webglcontextlost');
  loss.loseContext();
  expect(backdrop.canShow).toBe(false);
  await lost;
  expect(canvas.style.visibility).toBe('hidden');
  fill(colors, extent, 4, 2);
  backdrop.invalidate(colors);
  const restored = comes('webglcontextrestored');
  loss.restoreContext();
  await restored;
  expectShown(colors, palette, camera, size, 1);
});

it('gives its context back when it is removed', () => {
  const gl = canvasOf().getContext('webgl2')!;
  backdrop.remove();
  expect(gl.isContextLost()).toBe(true);
  expect(element.childElementCount).toBe(0);
  expect(backdrop.canShow).toBe(false);
});

it('is not there without a renderer that is good enough', () => {
  expect(openExactBackdrop(element, () => false)).toBeUndefined();
  expect(element.childElementCount).toBe(1);
});
