import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachHex, type LandRow } from '../../../src/engine/land/row.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';

/** Runs in any order, which may touch, overlap, be equal or be empty. */
const anyRuns: fc.Arbitrary<readonly LandRow[]> = fc.array(
  fc.record({
    r: fc.integer({ min: -2, max: 2 }),
    q: fc.integer({ min: -6, max: 6 }),
    count: fc.integer({ min: 0, max: 4 }),
  }),
  { maxLength: 8 },
);

function hexesOf(rows: readonly LandRow[]): string[] {
  const hexes = new Set<string>();
  forEachHex(rows, ({ q, r }) => hexes.add(`${q},${r}`));
  return [...hexes].sort();
}

test('normal runs hold the same hexes, in order, each run as long as can be', () => {
  fc.assert(
    fc.property(anyRuns, (rows) => {
      const normal = normalizeRows(rows);
      expect(hexesOf(normal)).toEqual(hexesOf(rows));
      for (const [index, { r, q, count }] of normal.entries()) {
        expect(count).toBeGreaterThan(0);
        const before = normal[index - 1];
        if (before?.r === r) expect(before.q + before.count).toBeLessThan(q);
        else if (before) expect(before.r).toBeLessThan(r);
      }
      expect(normalizeRows(normal)).toBe(normal);
    }),
    { numRuns: 500 },
  );
});
