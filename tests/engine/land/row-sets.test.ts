import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import { countHexes, hexesOf, type LandRow } from '../../../src/engine/land/row.ts';
import { commonRows, connectedParts, withoutRows, withRows } from '../../../src/engine/land/row-sets.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';

const anyLand = fc
  .array(
    fc.record({
      r: fc.integer({ min: -3, max: 3 }),
      q: fc.integer({ min: -6, max: 6 }),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 12 },
  )
  .map(normalizeRows);

const keysOf = (rows: readonly LandRow[]) => new Set([...hexesOf(rows)].map(hexKey));

test('rows are sets of hexes, sorted and merged', () => {
  fc.assert(
    fc.property(anyLand, anyLand, (rows, others) => {
      const [own, other] = [keysOf(rows), keysOf(others)];
      const cases = [
        [withRows(rows, others), [...new Set([...own, ...other])]],
        [withoutRows(rows, others), [...own].filter((key) => !other.has(key))],
        [commonRows(rows, others), [...own].filter((key) => other.has(key))],
      ] as const;
      for (const [found, expected] of cases) {
        expect([...keysOf(found)].sort()).toEqual([...expected].sort());
        expect(countHexes(found)).toBe(expected.length);
        expect(found).toBe(normalizeRows(found));
      }
      if ([...own].every((key) => !other.has(key))) expect(withoutRows(rows, others)).toBe(rows);
    }),
  );
});

test('parts are connected, apart, and all there is', () => {
  fc.assert(
    fc.property(anyLand, (rows) => {
      const parts = connectedParts(rows);
      expect(parts.flat()).toHaveLength(rows.length);
      const part_hex = new Map<string, number>();
      parts.forEach((part, index) => {
        for (const hex of hexesOf(part)) part_hex.set(hexKey(hex), index);
        const [first] = hexesOf(part);
        expect(reached(first!, keysOf(part))).toBe(countHexes(part));
      });
      for (const hex of hexesOf(rows))
        for (const direction of DIRECTIONS) {
          const beside = part_hex.get(hexKey(neighbor(hex, direction)));
          if (beside !== undefined) expect(beside).toBe(part_hex.get(hexKey(hex)));
        }
    }),
  );
});

/** How many hexes of a set are reached from one of them, step by step. */
function reached(start: Hex, keys: ReadonlySet<string>): number {
  const left = new Set(keys);
  left.delete(hexKey(start));
  const found = [start];
  for (const hex of found)
    for (const direction of DIRECTIONS) {
      const next = neighbor(hex, direction);
      if (left.delete(hexKey(next))) found.push(next);
    }
  return found.length;
}
