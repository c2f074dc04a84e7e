import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChange } from '../../../../src/app/board/paint/cell-changes.ts';
import type { CellRectangle } from '../../../../src/app/board/paint/segment-colors.ts';

const rectangle: fc.Arbitrary<CellRectangle> = fc.record({
  strip0: fc.integer({ min: -500, max: 500 }),
  column0: fc.integer({ min: -500, max: 500 }),
  strips: fc.integer({ min: 1, max: 20 }),
  columns: fc.integer({ min: 1, max: 20 }),
});

function covers(outer: CellRectangle, inner: CellRectangle): boolean {
  return (
    outer.strip0 <= inner.strip0 &&
    outer.column0 <= inner.column0 &&
    outer.strip0 + outer.strips >= inner.strip0 + inner.strips &&
    outer.column0 + outer.columns >= inner.column0 + inner.columns
  );
}

describe('changed cells', () => {
  it('are all covered by a few rectangles', () => {
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 60 }), (all) => {
        const changes: CellRectangle[] = [];
        for (const one of all) addChange(changes, one);
        expect(changes.length).toBeLessThanOrEqual(12);
        for (const one of all) expect(changes.some((change) => covers(change, one))).toBe(true);
      }),
    );
  });

  it('that lie together are one rectangle, those far apart are not', () => {
    const changes: CellRectangle[] = [];
    for (let i = 0; i < 54; i++)
      addChange(changes, { strip0: Math.floor(i / 9), column0: i % 9, strips: 1, columns: 1 });
    addChange(changes, { strip0: 300, column0: 300, strips: 1, columns: 1 });
    expect(changes).toEqual([
      { strip0: 0, column0: 0, strips: 6, columns: 9 },
      { strip0: 300, column0: 300, strips: 1, columns: 1 },
    ]);
  });
});
