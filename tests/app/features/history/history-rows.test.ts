import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsInView, scrollToShow } from '../../../../src/app/features/history/history-rows.ts';

const HEIGHT = 28;
const anyList = fc
  .record({ rows: fc.integer({ min: 1, max: 500_000 }), height: fc.integer({ min: 60, max: 900 }) })
  .chain(({ rows, height }) =>
    fc.record({
      rows: fc.constant(rows),
      height: fc.constant(height),
      top: fc.integer({ min: 0, max: Math.max(0, rows * HEIGHT - height) }),
      index: fc.nat(rows - 1),
    }),
  );

describe('a list of rows', () => {
  it('draws all that is in view and little more, however long it is', () => {
    fc.assert(
      fc.property(anyList, ({ rows, height, top }) => {
        const drawn = rowsInView(rows, HEIGHT, { top, height });
        expect(drawn.length).toBeLessThanOrEqual(height / HEIGHT + 14);
        const first = Math.floor(top / HEIGHT);
        const last = Math.min(rows, Math.ceil((top + height) / HEIGHT)) - 1;
        for (let row = first; row <= last; row++) expect(drawn).toContain(row);
        expect(drawn.every((row) => row >= 0 && row < rows)).toBe(true);
      }),
    );
  });

  it('scrolls to a row only when that is out of view, and then brings it whole into view', () => {
    fc.assert(
      fc.property(anyList, ({ height, top, index }) => {
        const next = scrollToShow(index, HEIGHT, { top, height });
        const isIn = (from: number) => index * HEIGHT >= from && (index + 1) * HEIGHT <= from + height;
        if (isIn(top)) expect(next).toBe(top);
        else expect(isIn(next)).toBe(true);
      }),
    );
  });
});
