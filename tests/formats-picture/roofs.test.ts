import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { roofedKinds, roofSetOf } from '../../src/formats/picture/roofs.ts';

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

  test('is the same object for the same seed, and four colors for four seeds in a row', () => {
    expect(roofedKinds(KINDS, 7)).toBe(roofedKinds(KINDS, 7));
    const colors = Array.from({ length: 4 }, (_, seed) => roofedKinds(KINDS, 5 + seed)[0]!.color);
    expect(new Set(colors).size).toBe(4);
  });

  test('takes the set that is chosen, as the map does, and leaves kinds that keep their own', () => {
    for (const seed of [0, 1, 6, 0xffffffff])
      expect(roofedKinds(KINDS, seed)).toBe(roofedKinds(KINDS, 3, roofSetOf(seed, undefined)));
    const own: Kind = { ...HOUSE, look: { roofs: 'own' } };
    expect(roofedKinds([own], 7)).toEqual([own]);
  });
});
