import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../src/app/board/paint/raster.ts';
import type { RasterView } from '../../../../src/app/board/paint/scanline.ts';
import { stretch } from '../../../../src/app/board/paint/stretch.ts';

const WIDTH = 40;
const HEIGHT = 30;

function raster(colorAt: (x: number, y: number) => number): Raster {
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = (0xff000000 | colorAt(x, y)) >>> 0;
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** Every pixel of its own: red is its column, green its row. */
const PLACES = raster((x, y) => x | (y << 8));
const NOTHING = 0x123456;

const from: RasterView = { originX: 17.3, originY: 11.8, side: 6 };
const to = fc
  .record({
    x: fc.integer({ min: -300, max: 600 }),
    y: fc.integer({ min: -300, max: 600 }),
    power: fc.integer({ min: -100, max: 100 }),
  })
  .map(({ x, y, power }): RasterView => ({ originX: x / 10, originY: y / 10, side: 6 * 2 ** (power / 50) }));

/** Whether the center of a pixel of a view lies clearly on the picture. */
function isOn(view: RasterView, x: number, y: number): boolean {
  const atX = from.originX + ((x + 0.5 - view.originX) * from.side) / view.side;
  const atY = from.originY + ((y + 0.5 - view.originY) * from.side) / view.side;
  return atX > 1e-9 && atY > 1e-9 && atX < WIDTH - 1e-9 && atY < HEIGHT - 1e-9;
}

describe('a picture that is stretched', () => {
  it('lies where the other view has it, as far as it reaches, and nowhere else', () => {
    fc.assert(
      fc.property(to, (view) => {
        const target = raster(() => NOTHING);
        const reached = stretch(target, view, PLACES, from);
        for (let y = 0; y < HEIGHT; y++)
          for (let x = 0; x < WIDTH; x++) {
            const pixel = target.pixels[y * WIDTH + x]!;
            const isReached =
              x >= reached.left && x < reached.right && y >= reached.top && y < reached.bottom;
            if (!isReached) {
              expect(pixel).toBe((0xff000000 | NOTHING) >>> 0);
              expect(isOn(view, x, y)).toBe(false);
              continue;
            }
            const step = from.side / view.side;
            const atX = from.originX + (x + 0.5 - view.originX) * step;
            const atY = from.originY + (y + 0.5 - view.originY) * step;
            // Between two pixels, either is right.
            expect(Math.abs((pixel & 255) + 0.5 - atX)).toBeLessThan(0.5 + 1e-9);
            expect(Math.abs(((pixel >>> 8) & 255) + 0.5 - atY)).toBeLessThan(0.5 + 1e-9);
            expect(pixel >>> 24).toBe(255);
          }
      }),
    );
  });

  it('is the same in the same view', () => {
    const target = raster(() => NOTHING);
    expect(stretch(target, from, PLACES, from)).toEqual({ left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
    expect(target.pixels).toEqual(PLACES.pixels);
  });

  it('reaches nothing from far away', () => {
    const target = raster(() => NOTHING);
    const { left, right } = stretch(target, { ...from, originX: 5000 }, PLACES, from);
    expect(right).toBe(left);
  });
});
