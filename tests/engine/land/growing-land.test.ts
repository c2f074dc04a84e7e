import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addHexes,
  compareHexes,
  DIRECTIONS,
  hexKey,
  neighbor,
  ORIGIN,
  STEPS,
  type Hex,
} from '../../../src/engine/hex/hex.ts';
import { GrowingLand } from '../../../src/engine/land/growing-land.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';

/** Land filled along a walk of straight legs, with the same as a set beside it. */
function walk(legs: readonly (readonly [number, number])[]): { land: GrowingLand; hexes: Map<string, Hex> } {
  const land = new GrowingLand();
  const hexes = new Map<string, Hex>();
  let at = ORIGIN;
  const fill = () => {
    if (hexes.has(hexKey(at))) return;
    hexes.set(hexKey(at), at);
    land.fill(at.q, at.r);
  };
  fill();
  for (const [side, length] of legs)
    for (let step = 0; step < length; step++) {
      at = addHexes(at, STEPS[side % 6]!);
      fill();
    }
  return { land, hexes };
}

function expectSame({ land, hexes }: ReturnType<typeof walk>): void {
  expect(land.hexes).toBe(hexes.size);
  const single = [...hexes.values()].sort(compareHexes).map(({ q, r }) => ({ r, q, count: 1 }));
  expect(land.rows()).toEqual(normalizeRows(single));
  for (const hex of hexes.values()) {
    for (const direction of DIRECTIONS) {
      const next = neighbor(hex, direction);
      expect((land.neighbors(hex.q, hex.r) >> direction) & 1).toBe(Number(hexes.has(hexKey(next))));
      let steps = 1;
      for (let far = next; hexes.has(hexKey(far)); steps++) far = neighbor(far, direction);
      expect(land.stepsToShore(hex.q, hex.r, direction)).toBe(steps);
      for (const most of [steps - 1, steps, steps + 1])
        expect(land.stepsToShore(hex.q, hex.r, direction, most)).toBe(Math.min(steps, most + 1));
    }
  }
}

describe('land that grows', () => {
  test('looks along its lines and around as a set of hexes does, wherever it grows to', () => {
    const leg = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 90 }));
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 8 }), (legs) => expectSame(walk(legs))),
      { numRuns: 60 },
    );
  });

  test('has the same rows whatever number of hexes it is made for', () => {
    const rowsOf = (land: GrowingLand) => {
      for (let q = -300; q < 300; q += 3) land.fill(q, (7 * q) % 200);
      return land.rows();
    };
    const rows = rowsOf(new GrowingLand());
    for (const hexes of [1, 1024, 1025, 20_000, 1_000_000])
      expect(rowsOf(new GrowingLand(hexes))).toEqual(rows);
  });

  test.each(DIRECTIONS)('goes far beyond its first window in direction %i', (direction) => {
    expectSame(walk([[direction, 700]]));
  });

  test.each([61, 62, 63, 64, 65, 95, 96, 97])(
    'ends every look at its shore, filled %i hexes far',
    (radius) => {
      const land = new GrowingLand();
      for (let r = -radius; r <= radius; r++) for (let q = -radius; q <= radius; q++) land.fill(q, r);
      for (const direction of DIRECTIONS) expect(land.stepsToShore(0, 0, direction)).toBe(radius + 1);
      for (let at = -radius; at <= radius; at++) {
        expect(land.stepsToShore(at, -radius, 0)).toBe(1);
        expect(land.stepsToShore(radius, at, 2)).toBe(1);
        expect(land.stepsToShore(at, radius, 3)).toBe(1);
        expect(land.stepsToShore(-radius, at, 5)).toBe(1);
      }
      // The blunt corners of a rhombus touch three hexes, the sharp ones two.
      expect(land.neighbors(-radius, -radius)).toBe(0b001100);
      expect(land.neighbors(radius, -radius)).toBe(0b111000);
      expect(land.neighbors(radius, radius)).toBe(0b100001);
      expect(land.neighbors(-radius, radius)).toBe(0b000111);
      const rows = Array.from({ length: 2 * radius + 1 }, (_, index) => ({
        r: index - radius,
        q: -radius,
        count: 2 * radius + 1,
      }));
      expect(land.rows()).toEqual(rows);
    },
  );
});
