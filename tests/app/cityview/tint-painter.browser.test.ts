import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SegmentColors } from '../../../src/app/board/paint/segment-colors.ts';
import { TintPainter, type Inscribe, type Tint } from '../../../src/app/cityview/tint-painter.ts';

/** A patchwork of three colors about the origin, and nothing about it. */
function patchwork(): Tint {
  const colors = new SegmentColors({ strip0: -40, column0: -40, strips: 80, columns: 80 });
  for (let strip = -40; strip < 40; strip++)
    for (let column = -40; column < 40; column++)
      colors.setCell(strip, column, 1 + ((((strip * 7 + column * 3) % 3) + 3) % 3));
  return { colors, palette: Uint32Array.of(0, 0xcc3344ff, 0x9955ff33, 0xffff8811) };
}

const tint = patchwork();

/** A square in the middle of the plane, wherever that is. */
const square: Inscribe = (context, { originX, originY, side }) => {
  context.fillStyle = '#112233';
  context.fillRect(
    Math.round(originX - side),
    Math.round(originY - side),
    Math.round(2 * side),
    Math.round(2 * side),
  );
};

interface View {
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

function draw(painter: TintPainter, { side, x, y }: View, redraw?: () => void): Uint8ClampedArray {
  const target = document.createElement('canvas');
  target.width = 200;
  target.height = 120;
  const context = target.getContext('2d', { willReadFrequently: true })!;
  context.setTransform(side, 0, 0, side, x, y);
  painter.draw(context, tint, 0, null, square, redraw);
  return context.getImageData(0, 0, target.width, target.height).data;
}

const offset = fc.integer({ min: -500, max: 500 });

describe('the painter of tints', () => {
  it('shows after any pans what it would have painted there at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: offset, y: offset }), { minLength: 2, maxLength: 6 }),
        fc.constantFrom(3, 9, 20),
        (places, side) => {
          const painter = new TintPainter();
          for (const place of places)
            expect(
              differing(draw(painter, { side, ...place }), draw(new TintPainter(), { side, ...place })),
            ).toBe(0);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('stretches what it has while a zoom goes on, and asks to be drawn sharp once it rests', async () => {
    const painter = new TintPainter();
    const redraw = vi.fn();
    const sharp = (view: View) => draw(new TintPainter(), view);
    const first = { side: 10, x: 100, y: 60 };
    expect(draw(painter, first, redraw)).toEqual(sharp(first));
    const nearer = { side: 11.3, x: 97, y: 58 };
    const stretched = draw(painter, nearer, redraw);
    expect(stretched).not.toEqual(sharp(nearer));
    // About the same all the same: most pixels are.
    expect(differing(stretched, sharp(nearer))).toBeLessThan(0.25);
    await waitFor(() => expect(redraw).toHaveBeenCalledTimes(1));
    expect(draw(painter, nearer, redraw)).toEqual(sharp(nearer));
    // Farther than what was painted reaches, all of it is painted.
    const far = { side: 1.5, x: 100, y: 60 };
    expect(draw(painter, far, redraw)).toEqual(sharp(far));
    expect(redraw).toHaveBeenCalledTimes(1);
    painter.end();
  });
});

function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let differ = 0;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) differ++;
  return differ / one.length;
}
