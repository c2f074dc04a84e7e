import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createField, fieldSlot } from '../../../src/engine/districts/field.ts';
import { growDistricts, growTerritories } from '../../../src/engine/districts/growth.ts';
import type { GrowthRecipe } from '../../../src/engine/recipe/recipe.ts';
import { hexKey, ORIGIN, distance } from '../../../src/engine/hex/hex.ts';
import { countHexes } from '../../../src/engine/land/row.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { HeapCandidates, publishedGrowth, ScannedCandidates } from '../../bench/published/growth.ts';
import { anyGround, anySeed, expectDistricts, hexesOf } from './laws.ts';

function recipeOf(part: Partial<GrowthRecipe> = {}): GrowthRecipe {
  return {
    method: 'growth',
    groups: ['old-town', 'market', 'farmland'],
    core: 8,
    min: 6,
    arrange: 'center-out',
    ...part,
  };
}

const anyRecipe: fc.Arbitrary<GrowthRecipe> = fc
  .record({
    shares: fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 1, maxLength: 5 }),
    core: fc.constantFrom(1, 2, 8, 30, 12_006_001),
    min: fc.constantFrom(0, 1, 2, 6, 20, 12_006_001),
    arrange: fc.constantFrom('center-out' as const, 'random' as const),
  })
  .map(({ shares, ...part }) =>
    recipeOf({ ...part, shares, groups: shares.map((_, index) => `group-${index + 1}`) }),
  );

/** Hexes of each group. */
function sizesOf(recipe: GrowthRecipe, radius: number, seed: number): number[] {
  const districts = growDistricts(hexagonLand(radius), recipe, seed);
  return recipe.groups.map((group) =>
    countHexes(districts.filter((district) => district.group === group).flatMap(({ rows }) => rows)),
  );
}

describe('territories', () => {
  it('are those of an object per hex that is given the same random numbers', () => {
    fc.assert(
      fc.property(anyGround, fc.constantFrom(1, 2, 8, 30), anySeed, (land, core, seed) => {
        const field = createField(land);
        const { area_hex } = growTerritories(field, core, randomStream(seed, 'test'));
        for (const candidates of [new ScannedCandidates(), new HeapCandidates()]) {
          const published = publishedGrowth(land, core, randomStream(seed, 'test'), candidates);
          for (const hex of hexesOf(land))
            expect(area_hex[fieldSlot(field, hex)]).toBe(published.get(hexKey(hex))!.owner);
        }
      }),
    );
  });

  it('have a core of eight and a frontier where there is room, and are counted', () => {
    const field = createField(hexagonLand(20));
    const { area_hex, size_area } = growTerritories(field, 8, randomStream(1, 'test'));
    const counted = new Map<number, number>();
    for (const area of area_hex) if (area !== 0) counted.set(area, (counted.get(area) ?? 0) + 1);
    expect([...counted].sort(([a], [b]) => a - b)).toEqual([...size_area.entries()].slice(1));
    // A core of eight connected hexes has at least ten more around it.
    expect(size_area[1]).toBeGreaterThanOrEqual(18);
    expect(Math.max(...size_area)).toBeLessThanOrEqual(8 + 34);
  });
});

describe('districts by growth', () => {
  it('hold each land hex once, are connected and large enough', () => {
    fc.assert(
      fc.property(anyGround, anyRecipe, anySeed, (land, recipe, seed) => {
        const districts = growDistricts(land, recipe, seed);
        expectDistricts(districts, land, recipe.groups, Math.max(2, recipe.min));
        if (districts.length >= recipe.groups.length)
          expect(new Set(districts.map(({ group }) => group)).size).toBe(recipe.groups.length);
      }),
      { numRuns: 300 },
    );
  });

  it('are the same for the same seed, and others for another', () => {
    const land = hexagonLand(8);
    expect(growDistricts(land, recipeOf(), 7)).toEqual(growDistricts(land, recipeOf(), 7));
    expect(growDistricts(land, recipeOf(), 8)).not.toEqual(growDistricts(land, recipeOf(), 7));
  });

  it.each(['center-out', 'random'] as const)('have groups in the given shares (%s)', (arrange) => {
    const shares = [1, 2, 5];
    for (let seed = 0; seed < 10; seed++) {
      const sizes = sizesOf(recipeOf({ shares, arrange }), 30, seed);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      // A border between two groups may be off by half a territory, of forty hexes or so.
      for (const [index, size] of sizes.entries())
        expect(Math.abs(size / total - shares[index]! / 8)).toBeLessThan(0.02);
    }
  });

  it('lie in rings of groups about the middle, unless at random', () => {
    const meanDistances = (arrange: 'center-out' | 'random', seed: number) => {
      const recipe = recipeOf({ arrange });
      const districts = growDistricts(hexagonLand(15), recipe, seed);
      return recipe.groups.map((group) => {
        const hexes = districts.filter((one) => one.group === group).flatMap(({ rows }) => hexesOf(rows));
        return hexes.reduce((sum, hex) => sum + distance(hex, ORIGIN), 0) / hexes.length;
      });
    };
    const isRising = ([a, b, c]: number[]) => a! < b! && b! < c!;
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    expect(seeds.filter((seed) => isRising(meanDistances('center-out', seed)))).toEqual(seeds);
    expect(seeds.filter((seed) => isRising(meanDistances('random', seed))).length).toBeLessThan(9);
  });

  it('are none on no land, and refuse groups without a share of their own', () => {
    expect(growDistricts([], recipeOf(), 1)).toEqual([]);
    expect(() => growDistricts(hexagonLand(1), recipeOf({ shares: [1] }), 1)).toThrow(RangeError);
    expect(() => growDistricts(hexagonLand(1), recipeOf({ groups: [] }), 1)).toThrow(RangeError);
  });
});
