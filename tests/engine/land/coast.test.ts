import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import { COAST_FORMS, growCoast } from '../../../src/engine/land/coast.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';

const anyCoast = fc.record({
  form: fc.constantFrom(...COAST_FORMS),
  hexes: fc.integer({ min: 1, max: 400 }),
  seed: fc.nat(0xffffffff),
});

function flood(start: Hex, isPart: (hex: Hex) => boolean): Set<string> {
  const seen = new Set([hexKey(start)]);
  const edge = [start];
  for (const hex of edge)
    for (const direction of DIRECTIONS) {
      const next = neighbor(hex, direction);
      if (seen.has(hexKey(next)) || !isPart(next)) continue;
      seen.add(hexKey(next));
      edge.push(next);
    }
  return seen;
}

test('a coast has as many hexes as asked, in one piece, with no water inside', () => {
  fc.assert(
    fc.property(anyCoast, ({ form, hexes, seed }) => {
      const rows = growCoast(form, hexes, seed);
      expect(normalizeRows(rows)).toBe(rows);
      const land = new Set<string>();
      let reach = 0;
      forEachHex(rows, (hex) => {
        land.add(hexKey(hex));
        reach = Math.max(reach, Math.abs(hex.q), Math.abs(hex.r), Math.abs(hex.q + hex.r));
      });
      expect(land.size).toBe(hexes);
      expect(flood({ q: 0, r: 0 }, (hex) => land.has(hexKey(hex))).size).toBe(hexes);
      const isNear = ({ q, r }: Hex) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= reach + 1;
      const sea = flood({ q: reach + 1, r: 0 }, (hex) => isNear(hex) && !land.has(hexKey(hex)));
      expect(sea.size + land.size).toBe(3 * (reach + 1) * (reach + 2) + 1);
    }),
    { numRuns: 60 },
  );
});

test('a coast depends on its form, its size and its seed alone', () => {
  const one = growCoast('bay', 200, 5);
  expect(growCoast('bay', 200, 5)).toEqual(one);
  expect(growCoast('bay', 200, 6)).not.toEqual(one);
  expect(growCoast('round', 200, 5)).not.toEqual(one);
});
