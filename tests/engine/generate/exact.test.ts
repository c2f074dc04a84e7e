import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPieces } from '../../../src/engine/generate/packing.ts';
import { placeExactly } from '../../../src/engine/generate/exact.ts';
import { prepareFilling } from '../../../src/engine/generate/prepare.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { RandomStream } from '../../../src/engine/random/stream.ts';
import { makeRecipe, makeSchematic, PAIR, rule, SINGLE, TILE } from '../../support/cities.ts';
import { fill, stampByTheRules, type Work } from '../../support/fillings.ts';
import { canStand, grownLand, grownPiece, plantedWork } from '../../support/planted.ts';
import { NOTHING_GIVEN } from '../../../src/engine/generate/given.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';

/** The result of the exact search alone. */
function exactly({ terrain, recipe, schematics, given }: Work, random: RandomStream | null = null) {
  const prepared = prepareFilling(terrain, recipe.schematics, schematics, given, () => {});
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { occupancy, supplies } = prepared.value;
  return placeExactly(occupancy, supplies, random, () => {});
}

const anyRule = fc.record({
  // More than four of each make too many ways for the oracle to try.
  min: fc.integer({ min: 0, max: 4 }),
  spacing: fc.constantFrom(0, 0, 1, 2, 3),
  mirror: fc.boolean(),
  shifts: fc.constantFrom([0] as const, [-1, 0, 1] as const),
  segments: fc.integer({ min: 1, max: 7 }),
});

/** Work of up to three hexes and a few pieces: small enough to try every way. */
const anySmallWork: fc.Arbitrary<Work> = fc
  .record({
    seed: fc.nat(0xffff),
    hexes: fc.integer({ min: 1, max: 3 }),
    parts: fc.array(anyRule, { minLength: 1, maxLength: 2 }),
  })
  .map(({ seed, hexes, parts }) => {
    const random = new RandomStream(seed);
    const land = grownLand(random, hexes);
    const schematics = parts.map(({ segments }, index) =>
      makeSchematic(`s${index}`, grownPiece(random, segments)),
    );
    const rules = parts.map(({ min, spacing, mirror, shifts }, index) =>
      rule(`s${index}`, { min, spacing, mirror, shifts }),
    );
    const recipe = makeRecipe(seed, { shape: 'rows', rows: land }, rules, { coverage: 0 });
    return { terrain: { land, districts: [] }, schematics, recipe, given: NOTHING_GIVEN };
  });

describe('the minimums of a board of up to sixty segments', () => {
  it('are met exactly when trying every way finds one, and are proven impossible when not', () => {
    const counts = { met: 0, impossible: 0 };
    fc.assert(
      fc.property(anySmallWork, (work) => {
        const isPossible = canStand(work);
        expect(exactly(work).kind).toBe(isPossible ? 'found' : 'impossible');
        const filled = fill(work);
        expect(filled.ok).toBe(isPossible);
        expect(filled.report!.unmet).toBe(isPossible ? null : 'impossible');
        counts[isPossible ? 'met' : 'impossible']++;
      }),
      { numRuns: 300 },
    );
    expect(Math.min(counts.met, counts.impossible)).toBeGreaterThan(40);
  });

  it('are met on every board that pieces were planted on, by the exact search alone and by the generation', () => {
    const random = new RandomStream(2026);
    for (let seed = 1; seed <= 300; seed++) {
      const work = plantedWork(random, seed);
      const exact = exactly(work, new RandomStream(seed));
      if (exact.kind !== 'found') throw new Error(`board ${seed}: ${exact.kind}`);
      expect(exact.spots).toHaveLength(work.recipe.schematics.reduce((sum, { min }) => sum + min, 0));
      const filled = fill(work);
      if (!filled.ok) throw new Error(`board ${seed}: ${JSON.stringify(filled.problems)}`);
      const { ownOf } = stampByTheRules(work, filled.value);
      for (const { id, min } of work.recipe.schematics) expect(ownOf(id)).toHaveLength(min);
    }
  });

  it('are not met where a coloring forbids it: pairs on a board that lost two segments of one color', () => {
    const land = rectangleLand(2, 5);
    const given = {
      placements: [0, 2].map((rotation, index) => ({
        ...PLAIN_POSE,
        id: index + 1,
        schematic: 'single',
        q: index,
        r: 0,
        locked: true,
        rotation: rotation as 0 | 2,
      })),
      schematics: [SINGLE],
    };
    const recipe = makeRecipe(1, { shape: 'rows', rows: land }, [rule('pair', { min: 29 })]);
    const filled = fill({ terrain: { land, districts: [] }, recipe, schematics: [PAIR, SINGLE], given });
    expect(filled.report!.unmet).toBe('impossible');
    expect(filled.ok ? '' : describeProblem(filled.problems[0]!).message).toContain(
      'it is proven that the 29 required pieces',
    );
  });

  it('come to the same every time', () => {
    const random = new RandomStream(7);
    for (let seed = 1; seed <= 20; seed++) {
      const work = plantedWork(random, seed);
      expect(exactly(work, new RandomStream(3))).toEqual(exactly(work, new RandomStream(3)));
    }
  });
});

describe('the exact search', () => {
  it('leaves boards alone on which pieces reach more than sixty segments', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 2 }, [rule('tile', { min: 19 })]);
    const terrain = { land: hexagonLand(2), districts: [] };
    expect(exactly({ terrain, recipe, schematics: [TILE], given: NOTHING_GIVEN })).toEqual({
      kind: 'unknown',
    });
  });

  it('does not call impossible what its steps did not suffice for, and asks whether to go on', () => {
    // Nine pairs that cover a ring of eighteen segments.
    const center = { q: 0, r: 0 };
    const options = Array.from({ length: 18 }, (_, at) => ({
      sort: 0,
      high: 0,
      center,
      low: (1 << at) | (1 << ((at + 1) % 18)),
    }));
    const sorts = [{ need: 9, segments: 2, spacing: 0 }];
    expect(packPieces(options, sorts, () => {}, 3).kind).toBe('unknown');
    expect(packPieces(options, sorts, () => {}).kind).toBe('found');
    const reason = new Error('canceled');
    const stop = () => {
      throw reason;
    };
    expect(() => packPieces(options, sorts, stop, 1025)).toThrow(reason);
  });

  it('says of a search on a larger board that ended at its limit that another seed may find a way', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 2 }, [rule('tile', { min: 19, shifts: [1] })]);
    const terrain = { land: hexagonLand(2), districts: [] };
    const filled = fill({ terrain, recipe, schematics: [TILE], given: NOTHING_GIVEN });
    expect(filled.report!.unmet).toBe('not-found');
    expect(filled.ok ? '' : describeProblem(filled.problems[0]!).message).toMatch(
      /gave up after many tries; only \d+ of \d+ required pieces fitted; another seed may find a way/,
    );
  });
});
