import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { roofedKinds } from '../../src/formats/picture/roofs.ts';

function kind(id: string, color: string): Kind {
  return { id, name: id, color, glyph: id[0]!, footprint: 'area', open: false };
}

const HOUSE = kind('townhouse', '#a94929');
const SHOP = kind('townshop', '#3e829a');
const GARDEN = kind('garden', '#d08040');
const KINDS = [HOUSE, SHOP, GARDEN];

describe('roofedKinds', () => {
  test('changes the color of warm town houses alone, and nothing without a seed', () => {
    expect(roofedKinds(KINDS, undefined)).toBe(KINDS);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const [house, shop, garden] = roofedKinds(KINDS, seed);
        expect({ ...house!, color: HOUSE.color }).toEqual(HOUSE);
        expect(house!.color).toMatch(/^#[0-9a-f]{6}$/);
        expect([shop, garden]).toEqual([SHOP, GARDEN]);
      }),
    );
  });

  test('is the same object for the same seed, and many colors for many seeds', () => {
    expect(roofedKinds(KINDS, 7)).toBe(roofedKinds(KINDS, 7));
    const colors = Array.from({ length: 12 }, (_, seed) => roofedKinds(KINDS, seed)[0]!.color);
    expect(new Set(colors).size).toBeGreaterThanOrEqual(4);
  });
});
