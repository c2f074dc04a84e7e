import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addHexes,
  compareHexes,
  DIRECTIONS,
  distance,
  equalHexes,
  modulo6,
  neighbor,
  ORIGIN,
  STEPS,
} from '../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { anyDirection, anyHex } from '../../support/arbitraries.ts';

/** Compass bearing of each direction on screen, degrees clockwise from north. */
const BEARINGS = [0, 60, 120, 180, 240, 300];

describe('directions', () => {
  test('go clockwise from north on a screen whose y grows downward', () => {
    const bearings = STEPS.map((step) => {
      const { x, y } = hexCenter(step);
      return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
    });
    expect(bearings).toEqual(BEARINGS);
  });

  test('lead √3 side lengths from center to center', () => {
    for (const step of STEPS) {
      const { x, y } = hexCenter(step);
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3), 12);
    }
  });

  test('have their opposite three further', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        expect(neighbor(neighbor(hex, direction), modulo6(direction + 3))).toEqual(hex);
      }),
    );
  });
});

describe('distance', () => {
  test('is the number of steps of a shortest walk', () => {
    // A walk that always steps to a neighbor nearest by screen distance never needs more steps, nor can it need fewer.
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const steps = distance(from, to);
        const closer = DIRECTIONS.filter(
          (direction) => distance(neighbor(from, direction), to) === steps - 1,
        );
        const further = DIRECTIONS.filter(
          (direction) => Math.abs(distance(neighbor(from, direction), to) - steps) > 1,
        );
        expect(closer.length > 0).toBe(steps > 0);
        expect(further).toEqual([]);
      }),
    );
  });

  test('is symmetric, and 0 only from a hex to itself', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(equalHexes(a, b));
      }),
    );
  });

  test('does not change when both hexes move alike', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, by) => {
        expect(distance(addHexes(a, by), addHexes(b, by))).toBe(distance(a, b));
      }),
    );
  });

  test('counts 3R² + 3R + 1 hexes within R of the center', () => {
    const counts = [0, 1, 2, 5].map((radius) => {
      let hexes = 0;
      for (let q = -radius - 1; q <= radius + 1; q++)
        for (let r = -radius - 1; r <= radius + 1; r++) if (distance(ORIGIN, { q, r }) <= radius) hexes++;
      return hexes;
    });
    expect(counts).toEqual([1, 7, 19, 91]);
  });
});

test('modulo6 is 0..5 for every integer and keeps steps of one', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(DIRECTIONS).toContain(modulo6(value));
      expect(modulo6(modulo6(value) + 1)).toBe(modulo6(value + 1));
    }),
  );
});

test('hexes sort by r, then by q', () => {
  const sorted = [
    { q: 5, r: -1 },
    { q: -2, r: 0 },
    { q: 3, r: 0 },
    { q: -9, r: 1 },
  ];
  expect([...sorted].reverse().sort(compareHexes)).toEqual(sorted);
});
