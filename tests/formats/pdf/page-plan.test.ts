import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { hexesOf } from '../../../src/engine/land/row.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { segmentVertices, thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { MARGIN_RANGE, OVERLAP_RANGE, PAPERS } from '../../../src/formats/pdf/options.ts';
import { planPages, tileBounds, tileName } from '../../../src/formats/pdf/page-plan.ts';
import { grownBounds } from '../../../src/formats/picture/picture.ts';
import { cityBounds } from '../../../src/formats/svg/drawing.ts';
import { anyLand } from '../../support/cities.ts';

const anyOptions = fc.record({
  paper: fc.constantFrom('a4', 'letter'),
  side: fc.double({ min: 4, max: 60, noNaN: true }),
  margin: fc.double({ ...MARGIN_RANGE, noNaN: true }),
  overlap: fc.double({ ...OVERLAP_RANGE, noNaN: true }),
});

/** Side lengths by which two pages without an overlap may part: far less than any printer shows. */
const ROUNDING = 1e-9;

test('every corner of every segment lies on a page', () => {
  fc.assert(
    fc.property(anyLand, anyOptions, (land, options) => {
      const bounds = grownBounds(cityBounds({ land, kinds: [] }), 0.25);
      const plan = planPages(land, bounds, options)!;
      const pages = plan.tiles.map((tile) => tileBounds(plan, tile, bounds, options.side));
      for (const hex of hexesOf(land))
        for (const k of DIRECTIONS)
          for (const { x, y } of segmentVertices({ ...hex, k }).map(thirdToPoint)) {
            const shown = pages.some(
              ({ left, top, right, bottom }) =>
                left <= x + ROUNDING &&
                x <= right + ROUNDING &&
                top <= y + ROUNDING &&
                y <= bottom + ROUNDING,
            );
            expect(shown).toBe(true);
          }
    }),
  );
});

test('neighboring pages share the overlap, no more and no less', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const land = rectangleLand(12, 9);
      const bounds = cityBounds({ land, kinds: [] });
      const plan = planPages(land, bounds, options)!;
      const [here, next, below] = [
        { column: 0, row: 0 },
        { column: 1, row: 0 },
        { column: 0, row: 1 },
      ].map((tile) => tileBounds(plan, tile, bounds, options.side));
      expect((here!.right - next!.left) * options.side).toBeCloseTo(options.overlap, 6);
      expect((here!.bottom - below!.top) * options.side).toBeCloseTo(options.overlap, 6);
      const { width, height } = PAPERS[options.paper];
      expect([
        { width, height },
        { width: height, height: width },
      ]).toContainEqual(plan.paper);
    }),
  );
});

test('the paper lies or stands as it needs fewer pages', () => {
  const planOf = (columns: number, rows: number) => {
    const land = rectangleLand(columns, rows);
    const bounds = cityBounds({ land, kinds: [] });
    return planPages(land, bounds, { paper: 'a4', side: 10, margin: 10, overlap: 5 })!;
  };
  const tiles = [{ column: 0, row: 0 }];
  expect(planOf(16, 7)).toMatchObject({ paper: { width: 297 }, tiles });
  expect(planOf(10, 13)).toMatchObject({ paper: { width: 210 }, tiles });
});

test('pages of sea alone are left out', () => {
  const land = [...hexagonLand(1), { r: 30, q: 40, count: 1 }];
  const bounds = cityBounds({ land, kinds: [] });
  const plan = planPages(land, bounds, { paper: 'a4', side: 10, margin: 10, overlap: 5 })!;
  expect(plan.tiles.length).toBeLessThan((plan.columns * plan.rows) / 2);
});

test('pages are named by column and row', () => {
  const tiles = [
    { column: 0, row: 0 },
    { column: 25, row: 8 },
    { column: 26, row: 0 },
    { column: 701, row: 11 },
    { column: 702, row: 0 },
  ];
  expect(tiles.map(tileName)).toEqual(['A1', 'Z9', 'AA1', 'ZZ12', 'AAA1']);
});
