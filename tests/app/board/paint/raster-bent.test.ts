import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rasterizeBent } from '../../../../src/app/board/paint/raster-bent.ts';
import { rasterize, type Raster } from '../../../../src/app/board/paint/raster.ts';
import { SegmentColors } from '../../../../src/app/board/paint/segment-colors.ts';
import { mapBend } from '../../../../src/app/cityview/map/map-bend.ts';
import { segmentAt } from '../../../../src/engine/segment/cell.ts';

const PALETTE = Uint32Array.of(0, 0xff0000ff, 0xff00ff00, 0xffff0000);

/** Three colors that change from segment to segment. */
function patchwork(): SegmentColors {
  const colors = new SegmentColors({ strip0: -60, column0: -80, strips: 120, columns: 160 });
  for (let strip = -60; strip < 60; strip++)
    for (let column = -80; column < 80; column++)
      colors.setCell(strip, column, 1 + ((((strip * 7 + column * 3) % 3) + 3) % 3));
  return colors;
}

const colors = patchwork();

function blank(width: number, height: number): Raster {
  return { pixels: new Uint32Array(width * height), width, height };
}

/** Pixels by which a color may lie beside its place. */
const BESIDE = 2.5;
const STEPS = [-1, -0.5, 0, 0.5, 1].map((step) => step * BESIDE);

it('gives a pixel a color of what is seen there, however the board is bent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      fc.double({ min: 3, max: 60, noNaN: true }),
      fc.integer({ min: -100, max: 200 }),
      fc.integer({ min: -100, max: 200 }),
      (seed, side, originX, originY) => {
        const bend = mapBend(seed);
        const raster = blank(120, 90);
        const view = { side, originX, originY };
        rasterizeBent(raster, view, colors, PALETTE, bend);
        for (let y = 0; y < raster.height; y += 7)
          for (let x = 0; x < raster.width; x += 7) {
            const near = new Set<number>();
            for (const downward of STEPS)
              for (const across of STEPS) {
                const place = {
                  x: (x + 0.5 + across - originX) / side,
                  y: (y + 0.5 + downward - originY) / side,
                };
                const point = bend.straight(place);
                near.add(PALETTE[colors.getSegment(segmentAt(point.x, point.y))]!);
              }
            expect(near).toContain(raster.pixels[y * raster.width + x]);
          }
      },
    ),
    { numRuns: 100 },
  );
});

it('is the picture of a board that is not bent where nothing is', () => {
  const still = { ...mapBend(1), bent: (point: object) => point, straight: (place: object) => place };
  const [bent, straight] = [blank(80, 60), blank(80, 60)];
  const view = { side: 11, originX: 31, originY: 17 };
  rasterizeBent(bent, view, colors, PALETTE, still as ReturnType<typeof mapBend>);
  rasterize(straight, view, colors, PALETTE);
  expect(bent.pixels).toEqual(straight.pixels);
});

it('is the same after a move by whole pixels as if it had been painted there', () => {
  const bend = mapBend(5);
  const view = { side: 13.4, originX: 40.3, originY: 21.8 };
  const whole = blank(120, 90);
  rasterizeBent(whole, view, colors, PALETTE, bend);
  const part = blank(50, 40);
  rasterizeBent(
    part,
    { ...view, originX: view.originX - 37, originY: view.originY - 29 },
    colors,
    PALETTE,
    bend,
  );
  for (let y = 0; y < 40; y++)
    expect(part.pixels.slice(50 * y, 50 * y + 50)).toEqual(
      whole.pixels.slice(120 * (y + 29) + 37, 120 * (y + 29) + 87),
    );
});
