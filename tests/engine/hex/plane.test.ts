import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexCenter, hexesWithin } from '../../../src/engine/hex/plane.ts';

it('all hexes whose center is in view are labeled, and none that lies clear of it', () => {
  const edge = fc.integer({ min: -300, max: 300 }).map((value) => value / 7);
  const length = fc.integer({ min: 1, max: 200 }).map((value) => value / 9);
  fc.assert(
    fc.property(edge, edge, length, length, (left, top, width, height) => {
      const [right, bottom] = [left + width, top + height];
      const found = hexesWithin({ left, top, right, bottom });
      const keys = new Set(found.map(({ q, r }) => `${q},${r}`));
      expect(keys.size).toBe(found.length);
      for (const hex of found) {
        const { x, y } = hexCenter(hex);
        expect(x > left - 1.001 && x < right + 1.001 && y > top - 0.867 && y < bottom + 0.867).toBe(true);
      }
      for (let q = -60; q <= 60; q++)
        for (let r = -90; r <= 90; r++) {
          const { x, y } = hexCenter({ q, r });
          if (x >= left && x <= right && y >= top && y <= bottom) expect(keys.has(`${q},${r}`)).toBe(true);
        }
    }),
    { numRuns: 30 },
  );
});
