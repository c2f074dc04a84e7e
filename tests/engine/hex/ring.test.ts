import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distance,
  modulo6,
  neighbor,
  ORIGIN,
  type Direction,
  type Hex,
} from '../../../src/engine/hex/hex.ts';
import { ringHex, ringIndex, ringSize, turnHex } from '../../../src/engine/hex/ring.ts';
import { anyDirection, anyHex } from '../../support/arbitraries.ts';

/** The ring of `radius` walked step by step: from its north corner along its six sides, clockwise. */
function walkRing(radius: number): Hex[] {
  if (radius === 0) return [ORIGIN];
  const walked: Hex[] = [];
  let hex: Hex = { q: 0, r: -radius };
  for (let side = 0; side < 6; side++)
    for (let step = 0; step < radius; step++) {
      walked.push(hex);
      hex = neighbor(hex, modulo6(side + 2));
    }
  return walked;
}

const radii = fc.integer({ min: 0, max: 40 });

describe('rings', () => {
  test('have by their closed form the hexes that a walk along them meets', () => {
    for (let radius = 0; radius <= 12; radius++) {
      const closed = Array.from({ length: ringSize(radius) }, (_, index) => ringHex(radius, index));
      expect(closed).toEqual(walkRing(radius));
    }
  });

  test('have by their closed form the indexes that a walk along them counts', () => {
    for (let radius = 0; radius <= 12; radius++) {
      const walked = walkRing(radius);
      expect(walked.map(ringIndex)).toEqual([...walked.keys()]);
    }
  });

  test('hold exactly the hexes at their distance from the center', () => {
    for (let radius = 0; radius <= 6; radius++) {
      const expected: string[] = [];
      for (let q = -radius; q <= radius; q++)
        for (let r = -radius; r <= radius; r++)
          if (distance(ORIGIN, { q, r }) === radius) expected.push(`${q},${r}`);
      expect(
        walkRing(radius)
          .map(({ q, r }) => `${q},${r}`)
          .sort(),
      ).toEqual(expected.sort());
    }
  });

  test('give every hex back from its own index', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(ringHex(distance(ORIGIN, hex), ringIndex(hex))).toEqual(hex);
      }),
    );
  });

  test('take an index beyond their end, or a negative one, around again', () => {
    fc.assert(
      fc.property(
        radii,
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: -9, max: 9 }),
        (radius, index, times) => {
          expect(ringHex(radius, index + times * ringSize(radius))).toEqual(ringHex(radius, index));
        },
      ),
    );
  });

  test('refuse a radius or an index that is none, naming it', () => {
    expect(() => ringHex(-1, 0)).toThrow(RangeError);
    expect(() => ringHex(-1, 0)).toThrow('-1');
    expect(() => ringHex(1.5, 0)).toThrow('1.5');
    expect(() => ringHex(2, 0.5)).toThrow('0.5');
    expect(() => ringHex(2, Number.NaN)).toThrow('NaN');
  });
});

describe('turning by walking the ring', () => {
  test('equals (q, r) → (-r, q + r)', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(turnHex(hex, 1)).toEqual({ q: 0 - hex.r, r: hex.q + hex.r });
      }),
    );
  });

  test('six times is the identity', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        let turned = hex;
        for (let turn = 0; turn < 6; turn++) turned = turnHex(turned, 1);
        expect(turned).toEqual(hex);
      }),
    );
  });

  test('by a turns, then by b, is turning by a + b', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, anyDirection, (hex, a, b) => {
        expect(turnHex(turnHex(hex, a), b)).toEqual(turnHex(hex, modulo6(a + b)));
      }),
    );
  });

  test('keeps the distance between any two hexes', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyDirection, (a, b, turns: Direction) => {
        expect(distance(turnHex(a, turns), turnHex(b, turns))).toBe(distance(a, b));
      }),
    );
  });
});
