import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { describe, expect, it } from 'vitest';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import { rasterizeSmooth } from '../../../../src/app/board/paint/raster-smooth.ts';
import {
  rasterize,
  rasterizeRoughly,
  type PixelRectangle,
  type Raster,
} from '../../../../src/app/board/paint/raster.ts';
import type { RasterView } from '../../../../src/app/board/paint/scanline.ts';
import { goOn } from '../../../../src/app/board/paint/go-on.ts';
import { SegmentColors } from '../../../../src/app/board/paint/segment-colors.ts';
import { STRIP_HEIGHT } from '../../../../src/engine/hex/plane.ts';
import { cellAt } from '../../../../src/engine/segment/cell.ts';

const PALETTE = packPalette(['#102030', '#ff0000', '#00ff00', '#0000ff', '#ffffff', '#888822']);
const WIDTH = 96;
const HEIGHT = 64;

function blank(): Raster {
  return { pixels: new Uint32Array(WIDTH * HEIGHT), width: WIDTH, height: HEIGHT };
}

/** Random colors over a rectangle of cells; few colors, so that equal neighbors are common. Some go on beyond it. */
const colorings = fc
  .record({
    strip0: fc.integer({ min: -40, max: 0 }),
    column0: fc.integer({ min: -60, max: 0 }),
    strips: fc.integer({ min: 0, max: 60 }),
    columns: fc.integer({ min: 0, max: 90 }),
    seed: fc.integer(),
    second: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ seed, second, ...extent }) => {
    const colors = new SegmentColors(extent);
    const random = xorshift128plus(seed);
    for (let row = 0; row < extent.strips; row++)
      for (let along = 0; along < extent.columns; along++)
        colors.setCell(
          extent.strip0 + row,
          extent.column0 + along,
          uniformInt(random, 0, PALETTE.length - 1),
        );
    if (second > 0 && extent.strips > 0 && extent.columns > 0) goOn(colors, second);
    return colors;
  });

/** Those of which none goes on: stripes without end can be of any mean. */
const ending = colorings.filter(({ second }) => second === 0);

/** Evenly spread, as `fc.double` is not. */
function evenly(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 1e9 }).map((step) => min + ((max - min) * step) / 1e9);
}

/** An origin anywhere about the picture and any size of triangle, from less than a pixel to more than the picture. */
const view = fc
  .record({ x: evenly(-0.3, 1.3), y: evenly(-0.3, 1.3), power: evenly(-1, 8) })
  .map(({ x, y, power }): RasterView => ({ originX: x * WIDTH, originY: y * HEIGHT, side: 2 ** power }));

function planeAt(at: RasterView, x: number, y: number) {
  return { x: (x - at.originX) / at.side, y: (y - at.originY) / at.side };
}

/** How far a point of the plane is from the nearest edge of the lattice, in side lengths. */
function edgeDistance(x: number, y: number): number {
  // The lattice's lines are level sets of these three: whole numbers on every line.
  const across = [y / STRIP_HEIGHT, x + y / (2 * STRIP_HEIGHT), x - y / (2 * STRIP_HEIGHT)];
  return Math.min(...across.map((value) => Math.abs(value - Math.round(value)))) * STRIP_HEIGHT;
}

describe('the raster', () => {
  it('gives every pixel the color of the segment under its center', () => {
    fc.assert(
      fc.property(colorings, view, (colors, at) => {
        const target = blank();
        rasterize(target, at, colors, PALETTE);
        for (let y = 0; y < HEIGHT; y++)
          for (let x = 0; x < WIDTH; x++) {
            const point = planeAt(at, x + 0.5, y + 0.5);
            // On an edge, either neighbor is right.
            if (edgeDistance(point.x, point.y) < 1e-9) continue;
            const expected = PALETTE[colors.getCell(cellAt(point.x, point.y))];
            if (target.pixels[y * WIDTH + x] !== expected)
              expect.fail(`pixel ${x}, ${y} is not of the cell ${JSON.stringify(cellAt(point.x, point.y))}`);
          }
      }),
      { numRuns: 300 },
    );
  });

  it('rasters a rectangle as it does the whole, and leaves the rest alone', () => {
    const side = fc.tuple(fc.nat(WIDTH), fc.nat(WIDTH), fc.nat(HEIGHT), fc.nat(HEIGHT));
    fc.assert(
      fc.property(colorings, view, side, fc.boolean(), (colors, at, [x0, x1, y0, y1], smooth) => {
        const draw = smooth ? rasterizeSmooth : rasterize;
        const rectangle: PixelRectangle = {
          left: Math.min(x0, x1),
          right: Math.max(x0, x1),
          top: Math.min(y0, y1),
          bottom: Math.max(y0, y1),
        };
        const whole = blank();
        const part = blank();
        draw(whole, at, colors, PALETTE);
        draw(part, at, colors, PALETTE, rectangle);
        for (let y = 0; y < HEIGHT; y++)
          for (let x = 0; x < WIDTH; x++) {
            const inside =
              x >= rectangle.left && x < rectangle.right && y >= rectangle.top && y < rectangle.bottom;
            const expected = inside ? whole.pixels[y * WIDTH + x]! : 0;
            if (channelDistance(part.pixels[y * WIDTH + x]!, expected) > (inside ? 1 : 0))
              expect.fail(`pixel ${x}, ${y} differs`);
          }
      }),
      { numRuns: 200 },
    );
  });

  it('is rough in its rows alone: two are the one between them, of triangles that are narrow', () => {
    fc.assert(
      fc.property(colorings, view, (colors, at) => {
        const rough = blank();
        rasterizeRoughly(rough, at, colors, PALETTE, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
        const isNarrow = at.side < 7;
        const exact = blank();
        rasterize(exact, isNarrow ? { ...at, originY: at.originY - 0.5 } : at, colors, PALETTE);
        const row = ({ pixels }: Raster, y: number) => pixels.slice(y * WIDTH, (y + 1) * WIDTH);
        for (let y = 0; y < HEIGHT; y++)
          expect(row(rough, y)).toEqual(row(exact, isNarrow ? y - (y % 2) : y));
      }),
      { numRuns: 100 },
    );
  });

  it('blends, when antialiased, in proportion to what a fine grid of samples sees', () => {
    const wide = view.map((at) => ({ ...at, side: Math.max(4, at.side) }));
    fc.assert(
      fc.property(colorings, wide, (colors, at) => {
        const target = blank();
        rasterizeSmooth(target, at, colors, PALETTE);
        for (let y = 0; y < HEIGHT; y += 3)
          for (let x = 0; x < WIDTH; x += 3) {
            const expected = sampled(colors, at, x, y, 12);
            // The share along the row's middle stands for the area: at a vertex of six colors it is off most.
            if (channelDistance(target.pixels[y * WIDTH + x]!, expected) > 110)
              expect.fail(
                `pixel ${x}, ${y}: ${target.pixels[y * WIDTH + x]!.toString(16)}, not ${expected.toString(16)}`,
              );
          }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps, antialiased, the mean color of the picture', () => {
    fc.assert(
      fc.property(ending, view, (colors, at) => {
        const smooth = blank();
        rasterizeSmooth(smooth, at, colors, PALETTE);
        const fine: Raster = {
          pixels: new Uint32Array(16 * WIDTH * HEIGHT),
          width: 4 * WIDTH,
          height: 4 * HEIGHT,
        };
        rasterize(
          fine,
          { originX: 4 * at.originX, originY: 4 * at.originY, side: 4 * at.side },
          colors,
          PALETTE,
        );
        const [a, b] = [meanChannels(smooth), meanChannels(fine)];
        for (let channel = 0; channel < 3; channel++)
          expect(Math.abs(a[channel]! - b[channel]!)).toBeLessThan(3);
      }),
      { numRuns: 100 },
    );
  });

  it('is untouched by antialiasing where a pixel lies within one segment', () => {
    fc.assert(
      fc.property(colorings, view, (colors, at) => {
        const sharp = blank();
        const smooth = blank();
        rasterize(sharp, at, colors, PALETTE);
        rasterizeSmooth(smooth, at, colors, PALETTE);
        for (let y = 0; y < HEIGHT; y++)
          for (let x = 0; x < WIDTH; x++) {
            const point = planeAt(at, x + 0.5, y + 0.5);
            if (edgeDistance(point.x, point.y) * at.side < 0.8) continue;
            if (sharp.pixels[y * WIDTH + x] !== smooth.pixels[y * WIDTH + x])
              expect.fail(`pixel ${x}, ${y} differs`);
          }
      }),
      { numRuns: 150 },
    );
  });
});

function channels(pixel: number): readonly [number, number, number] {
  return [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
}

function channelDistance(a: number, b: number): number {
  const first = channels(a);
  const second = channels(b);
  return Math.max(...first.map((value, i) => Math.abs(value - second[i]!)));
}

function sampled(colors: SegmentColors, at: RasterView, x: number, y: number, fineness: number): number {
  const sums = [0, 0, 0];
  for (let i = 0; i < fineness; i++)
    for (let j = 0; j < fineness; j++) {
      const point = planeAt(at, x + (i + 0.5) / fineness, y + (j + 0.5) / fineness);
      channels(PALETTE[colors.getCell(cellAt(point.x, point.y))]!).forEach((value, c) => (sums[c]! += value));
    }
  const [red, green, blue] = sums.map((sum) => Math.round(sum / fineness ** 2));
  return (red! | (green! << 8) | (blue! << 16)) >>> 0;
}

function meanChannels({ pixels }: Raster): number[] {
  const sums = [0, 0, 0];
  for (const pixel of pixels) channels(pixel).forEach((value, c) => (sums[c]! += value));
  return sums.map((sum) => sum / pixels.length);
}
