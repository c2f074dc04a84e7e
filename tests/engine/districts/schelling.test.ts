import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GROUPS, Schelling } from '../../../src/engine/districts/schelling.ts';
import type { SchellingRecipe } from '../../../src/engine/recipe/recipe.ts';
import { apportion } from '../../../src/engine/districts/shares.ts';
import { SAME_GROUP_NEEDED } from '../../../src/engine/recipe/recipe.ts';
import { compareHexes, hexKey, neighbor, ORIGIN, type Direction } from '../../../src/engine/hex/hex.ts';
import { countHexes } from '../../../src/engine/land/row.ts';
import { hexagonLand, normalizeRows } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { PublishedSchelling } from '../../bench/published/schelling.ts';
import { anyGround, anySeed, hexesOf } from './laws.ts';

function recipeOf(groups: number, part: Partial<SchellingRecipe> = {}): SchellingRecipe {
  return {
    method: 'schelling',
    groups: Array.from({ length: groups }, (_, index) => `group-${index + 1}`),
    empty: 0.1,
    same: SAME_GROUP_NEEDED,
    maxSteps: 1000,
    ...part,
  };
}

const anyRecipe: fc.Arbitrary<SchellingRecipe> = fc
  .record({
    shares: fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 1, maxLength: 5 }),
    empty: fc.constantFrom(0, 0.05, 0.1, 0.5, 0.9, 1),
    same: fc.oneof(
      fc.constant(SAME_GROUP_NEEDED),
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 7, maxLength: 7 }),
    ),
    maxSteps: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ shares, ...part }) => recipeOf(shares.length, { ...part, shares }));

/** Numbers of hexes of the groups 0, 1, 2 …, 0 being empty. */
function countGroups(schelling: Schelling): number[] {
  return schelling.rowsOfGroups().map(countHexes);
}

describe('Schelling steps', () => {
  it('are those of an object per hex that is given the same random numbers', () => {
    fc.assert(
      fc.property(anyGround, anyRecipe, anySeed, (land, recipe, seed) => {
        const engine = new Schelling(land, recipe, seed);
        const counts = apportion(engine.total, recipe.shares!);
        const published = new PublishedSchelling(land, counts, recipe.same, randomStream(seed, 'districts'));
        for (let step = 1; step <= 8; step++) {
          for (const hex of hexesOf(land))
            expect(engine.groupAt(hex)).toBe(published.hexes.get(hexKey(hex))!.group);
          const { unhappy, moved } = published.step();
          expect(engine.satisfied).toBe(engine.total - unhappy);
          expect(engine.step()).toEqual({
            step,
            satisfied: engine.total - unhappy,
            total: engine.total,
            moved,
          });
        }
      }),
    );
  });

  it('keep the number of every group, on the land alone', () => {
    fc.assert(
      fc.property(anyGround, anyRecipe, anySeed, (land, recipe, seed) => {
        const schelling = new Schelling(land, recipe, seed);
        const before = countGroups(schelling);
        expect(before.slice(1)).toEqual(apportion(schelling.total, recipe.shares!));
        schelling.run();
        expect(countGroups(schelling)).toEqual(before);
        expect(schelling.rowsOfGroups().flatMap(hexesOf).sort(compareHexes)).toEqual(hexesOf(land));
      }),
    );
  });

  it('never fill a hex that is left in the same step', () => {
    fc.assert(
      fc.property(anyGround, anyRecipe, anySeed, (land, recipe, seed) => {
        const schelling = new Schelling(land, recipe, seed);
        const empty = () =>
          new Set(schelling.rowsOfGroups()[0]!.flatMap((row) => hexesOf([row]).map(hexKey)));
        for (let step = 0; step < 5; step++) {
          const before = empty();
          const { moved } = schelling.step();
          // As many hexes are empty that were not as have moved: had one been filled again, there would be fewer.
          expect([...empty()].filter((key) => !before.has(key))).toHaveLength(moved);
        }
      }),
    );
  });

  it('end when all are happy, when nothing is empty, or at the last step that is allowed', () => {
    fc.assert(
      fc.property(anyGround, anyRecipe, anySeed, (land, recipe, seed) => {
        const schelling = new Schelling(land, recipe, seed);
        const steps: number[] = [];
        const moves: number[] = [];
        schelling.run(({ step, moved }) => {
          steps.push(step);
          moves.push(moved);
        });
        expect(steps).toEqual(steps.map((_, index) => index + 1));
        expect(steps.length).toBe(schelling.steps);
        expect(steps.length).toBeLessThanOrEqual(recipe.maxSteps);
        expect(moves.slice(0, -1)).not.toContain(0);
        if (moves.at(-1) === 0) expect(schelling.isSettled).toBe(true);
        else expect(steps.length).toBe(recipe.maxSteps);
      }),
    );
  });
});

describe('happiness', () => {
  /** The whole land full, so that the start is the end: one group in the middle with `same` of its neighbors. */
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('with %i occupied neighbors takes %i of the own group', (occupied, needed) => {
    for (let same = 0; same <= occupied; same++) {
      const around = Array.from({ length: occupied }, (_, k) => neighbor(ORIGIN, k as Direction));
      const land = normalizeRows([ORIGIN, ...around].map(({ q, r }) => ({ q, r, count: 1 })));
      // Looks for a start in which the hex in the middle has that many neighbors of its group.
      let found = 0;
      for (let seed = 0; seed < 400 && found === 0; seed++) {
        const shares = [same + 1, occupied - same].filter((share) => share > 0);
        const schelling = new Schelling(land, recipeOf(shares.length, { shares, empty: 0 }), seed);
        const group = schelling.groupAt(ORIGIN);
        if (around.filter((hex) => schelling.groupAt(hex) === group).length !== same) continue;
        found++;
        const reference = new PublishedSchelling(land, [], SAME_GROUP_NEEDED, randomStream(seed, 'x'));
        for (const hex of [ORIGIN, ...around])
          reference.hexes.get(hexKey(hex))!.group = schelling.groupAt(hex);
        expect(reference.isHappy(reference.hexes.get(hexKey(ORIGIN))!)).toBe(same >= needed);
        const unhappy = reference.unhappy().length;
        expect(schelling.total - schelling.satisfied).toBe(unhappy);
      }
      expect(found).toBe(1);
    }
  });
});

describe('Schelling runs', () => {
  it('of three groups make everyone happy', () => {
    for (let seed = 0; seed < 20; seed++) {
      const schelling = new Schelling(hexagonLand(8), recipeOf(3), seed);
      schelling.run();
      expect(schelling.satisfied).toBe(schelling.total);
    }
  });

  it('of ten groups on radius 8 end below everyone in some runs and not in others', () => {
    const ends = Array.from({ length: 40 }, (_, seed) => {
      const schelling = new Schelling(hexagonLand(8), recipeOf(10), seed);
      schelling.run();
      return schelling.satisfied === schelling.total;
    });
    const below = ends.filter((all) => !all).length;
    expect(below).toBeGreaterThan(4);
    expect(below).toBeLessThan(36);
  });

  it('are the same for the same seed, and others for another', () => {
    const run = (seed: number) => {
      const schelling = new Schelling(hexagonLand(5), recipeOf(3), seed);
      schelling.run();
      return [...schelling.group_hex];
    };
    expect(run(7)).toEqual(run(7));
    expect(run(8)).not.toEqual(run(7));
  });

  it('come to their end on empty land, on no land, and where nothing is empty', () => {
    for (const [land, empty] of [
      [hexagonLand(2), 1],
      [[], 0.1],
    ] as const) {
      const schelling = new Schelling(land, recipeOf(2, { empty }), 1);
      schelling.run();
      expect(schelling.isSettled).toBe(true);
      expect({ satisfied: schelling.satisfied, total: schelling.total }).toEqual({ satisfied: 0, total: 0 });
    }
    const full = new Schelling(hexagonLand(5), recipeOf(4, { empty: 0 }), 1);
    full.run();
    expect(full.satisfied).toBeLessThan(full.total);
    expect(full.steps).toBe(1);
  });

  it('refuse groups without a share of their own, no groups, and more than can be told apart', () => {
    const start = (recipe: SchellingRecipe) => () => new Schelling(hexagonLand(1), recipe, 1);
    expect(start(recipeOf(2, { shares: [1] }))).toThrow(RangeError);
    expect(start(recipeOf(0))).toThrow(RangeError);
    expect(start(recipeOf(MAX_GROUPS + 1))).toThrow(RangeError);
    expect(start(recipeOf(MAX_GROUPS))).not.toThrow();
  });
});
