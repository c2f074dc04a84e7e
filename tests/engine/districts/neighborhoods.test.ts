import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_NEIGHBORHOOD, neighborhoodDistricts } from '../../../src/engine/districts/neighborhoods.ts';
import { createField, fieldSlot } from '../../../src/engine/districts/field.ts';
import { Schelling } from '../../../src/engine/districts/schelling.ts';
import type { SchellingRecipe } from '../../../src/engine/recipe/recipe.ts';
import { settleEmpty } from '../../../src/engine/districts/settle.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { SAME_GROUP_NEEDED, type Recipe } from '../../../src/engine/recipe/recipe.ts';
import { DIRECTIONS, neighbor, ORIGIN } from '../../../src/engine/hex/hex.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { anyGround, anySeed, expectDistricts, hexesOf, touchingPairs } from './laws.ts';

function recipeOf(groups: readonly string[], empty: number): SchellingRecipe {
  return { method: 'schelling', groups, empty, same: SAME_GROUP_NEEDED, maxSteps: 50 };
}

const anyGroups = fc.constantFrom(['one'], ['one', 'two'], ['one', 'two', 'three', 'four']);
const anyEmpty = fc.constantFrom(0, 0.1, 0.5, 0.97, 1);

describe('districts of neighborhoods', () => {
  it('hold each land hex once, are connected, large enough, and of another group than those beside', () => {
    fc.assert(
      fc.property(anyGround, anyGroups, anyEmpty, anySeed, (land, groups, empty, seed) => {
        const schelling = new Schelling(land, recipeOf(groups, empty), seed);
        schelling.run();
        const districts = neighborhoodDistricts(schelling);
        expectDistricts(districts, land, groups, LEAST_NEIGHBORHOOD);
        for (const [one, other] of touchingPairs(districts)) expect(one.group).not.toBe(other.group);
      }),
      { numRuns: 300 },
    );
  });

  it('can be looked at between steps, and change nothing', () => {
    const watched = new Schelling(hexagonLand(6), recipeOf(['one', 'two', 'three'], 0.2), 5);
    const alone = new Schelling(hexagonLand(6), recipeOf(['one', 'two', 'three'], 0.2), 5);
    for (let step = 0; step < 6; step++) {
      const seen = neighborhoodDistricts(watched);
      expect(neighborhoodDistricts(watched)).toEqual(seen);
      expect(watched.step()).toEqual(alone.step());
    }
    expect(watched.group_hex).toEqual(alone.group_hex);
  });
});

describe('an empty hex', () => {
  const field = createField(hexagonLand(1));
  const around = DIRECTIONS.map((direction) => fieldSlot(field, neighbor(ORIGIN, direction)));
  const middle = fieldSlot(field, ORIGIN);

  /** The group that the hex in the middle joins when its neighbors have these groups. */
  function joins(groups: readonly number[], seed = 1): number {
    const group_hex = new Uint16Array(field.land_hex.length);
    for (const [index, slot] of around.entries()) group_hex[slot] = groups[index]!;
    return settleEmpty(field, group_hex, [1, 1, 1], randomStream(seed, 'test'))[middle]!;
  }

  it('joins the group of most of its neighbors', () => {
    expect(joins([1, 1, 2, 2, 2, 3])).toBe(2);
    expect(joins([3, 1, 3, 2, 1, 3])).toBe(3);
    expect(joins([0, 0, 2, 0, 0, 0])).toBe(2);
  });

  it('joins any of several equal groups, none more often than another', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 900; seed++) counts[joins([1, 2, 1, 2, 3, 3], seed)]!++;
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - 300)).toBeLessThan(75);
  });

  it('gets a group by the weights, the same for all of its island, where nobody lives', () => {
    const island = createField([
      { r: 0, q: 0, count: 3 },
      { r: 0, q: 10, count: 5 },
    ]);
    const counts = [0, 0, 0];
    for (let seed = 0; seed < 600; seed++) {
      const group_hex = new Uint16Array(island.land_hex.length);
      group_hex[fieldSlot(island, { q: 0, r: 0 })] = 1;
      const settled = settleEmpty(island, group_hex, [1, 3], randomStream(seed, 'test'));
      const groups = hexesOf(island.land).map((hex) => settled[fieldSlot(island, hex)]!);
      expect(groups.slice(0, 3)).toEqual([1, 1, 1]);
      expect(new Set(groups.slice(3)).size).toBe(1);
      counts[groups[3]!]!++;
    }
    expect(counts[0]).toBe(0);
    expect(Math.abs(counts[2]! - 450)).toBeLessThan(60);
  });
});

describe('a generation with neighborhoods', () => {
  const recipe: Recipe = {
    seed: 1,
    land: { shape: 'hexagon', radius: 8 },
    districts: { ...recipeOf(['one', 'two', 'three', 'four'], 0), empty: 0.02, same: [6, 6, 6, 6, 6, 6, 6] },
    schematics: [],
    fill: { method: 'weighted', coverage: 1 },
  };
  const library = { kinds: [], schematics: [] };

  it('can be canceled at any step', () => {
    let asked = 0;
    const signal = {
      throwIfAborted() {
        if (++asked === 20) throw new RangeError('enough');
      },
    };
    expect(() => generate(recipe, library, { signal })).toThrow('enough');
    // Nobody is ever happy here: all of its 50 steps are taken.
    asked = 20;
    expect(generate(recipe, library, { signal })).toMatchObject({ ok: true });
    expect(asked).toBeGreaterThan(20 + 50);
  });
});
