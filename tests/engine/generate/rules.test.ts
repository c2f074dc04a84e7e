import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placement } from '../../../src/engine/schematic/placement.ts';
import { NOTHING_GIVEN } from '../../../src/engine/generate/given.ts';
import type { SchematicRule } from '../../../src/engine/recipe/recipe.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { countSegments } from '../../../src/engine/schematic/schematic.ts';
import { makeRecipe, makeSchematic, rule } from '../../support/cities.ts';
import { anyWork, fill, oneMoreFits, stampByTheRules, type Work } from '../../support/fillings.ts';
import { hexesAround, referenceBlocked } from '../../support/reference.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';

/** The same work, but that one more of the first schematic is required than is given. */
function onlyRequired(work: Work) {
  const [{ id, ...part }] = work.recipe.schematics as [SchematicRule];
  const others = work.given.placements.filter(({ schematic }) => schematic === id);
  const only = { ...part, id, min: others.length + 1, max: null };
  const fillRule = { method: 'weighted' as const, coverage: 0 };
  return {
    ...work,
    only,
    asked: { ...only, others },
    recipe: { ...work.recipe, schematics: [only], fill: fillRule },
  };
}

describe('filling given land and districts', () => {
  it('keeps every rule, leaves what is given, and fills until nothing fits that the reference would find', () => {
    let unmet = 0;
    fc.assert(
      fc.property(anyWork, (work) => {
        const filled = fill(work);
        if (!filled.ok) {
          unmet++;
          expect(filled.problems.length).toBeGreaterThan(0);
          return;
        }
        const { recipe, given, terrain, schematics } = work;
        const placements = filled.value;
        expect(placements.filter(({ locked }) => locked)).toEqual(given.placements);
        expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
        expect(placements.map(({ id }) => id)).toEqual(placements.map(({ id }) => id).sort((a, b) => a - b));
        const { reference, ownOf } = stampByTheRules(work, placements);
        const segments = 6 * terrain.land.reduce((sum, { count }) => sum + count, 0);
        const covered = placements.reduce(
          (sum, { schematic }) => sum + countSegments(schematics.find(({ id }) => id === schematic)!.hexes),
          0,
        );
        for (const [index, ruled] of recipe.schematics.entries()) {
          const own = ownOf(ruled.id);
          const stayed = given.placements.filter(({ schematic }) => schematic === ruled.id).length;
          expect(own.length).toBeGreaterThanOrEqual(ruled.min);
          expect(own.length).toBeLessThanOrEqual(Math.max(ruled.max ?? Infinity, stayed));
          expect(filled.report.schematics[index]).toMatchObject({
            id: ruled.id,
            placed: own.length,
            nearestMiss: null,
          });
          const mayStop = covered >= recipe.fill.coverage * segments || own.length >= (ruled.max ?? Infinity);
          if (!mayStop) expect(oneMoreFits(work, reference, ruled, { ...ruled, others: own })).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
    // Enough of either sort for the test to mean something; those that cannot be met are looked at below.
    expect(unmet).toBeGreaterThan(20);
    expect(unmet).toBeLessThan(320);
  });

  it('places one of what is required if, and only if, the reference finds a place for it', () => {
    fc.assert(
      fc.property(anyWork.map(onlyRequired), (work) => {
        const { only, given, asked } = work;
        // What stays may stand against the rules; here it only has to be stamped.
        const { reference } = stampByTheRules(work, given.placements);
        const filled = fill(work);
        expect(filled.ok).toBe(oneMoreFits(work, reference, only, asked));
        if (filled.ok) expect(filled.value).toHaveLength(given.placements.length + 1);
      }),
      { numRuns: 200 },
    );
  });

  it('names for a required piece that fits nowhere the placement with the fewest blocked segments', () => {
    let missed = 0;
    fc.assert(
      fc.property(anyWork.map(onlyRequired), (work) => {
        const filled = fill(work);
        if (filled.ok) return;
        missed++;
        const { only, given, asked, terrain, schematics } = work;
        const { reference } = stampByTheRules(work, given.placements);
        const { hexes } = schematics[0]!;
        const miss = filled.report!.schematics[0]!.nearestMiss!;
        const blocked = referenceBlocked(reference, hexes, miss, miss, asked);
        expect(miss.blocked).toEqual(blocked.map(({ q, r, k, reason }) => ({ q, r, k, reason })));
        expect(describeProblem(filled.problems[0]!).message).toContain(
          `nearest miss at hex ${miss.q}, ${miss.r}`,
        );
        let least = Infinity;
        for (const at of hexesAround(terrain.land, 6))
          for (const mirror of only.mirror ? [false, true] : [false])
            for (const rotation of only.rotations)
              for (const shift of only.shifts) {
                const pose = { mirror, rotation, shift };
                least = Math.min(least, referenceBlocked(reference, hexes, pose, at, asked).length);
              }
        expect(blocked).toHaveLength(least);
      }),
      { numRuns: 60 },
    );
    expect(missed).toBeGreaterThan(0);
  });

  it('names of equally near ones the first, and others that are too near by the first segment', () => {
    const hex = { q: 0, r: 0, segments: ['house', 'house', 'house', 'house', 'house', 'house'] } as const;
    const only = rule('s0', { min: 2, spacing: 5, shifts: [0], rotations: [0] });
    const stays = { id: 4, schematic: 's0', q: 0, r: 0, ...PLAIN_POSE, locked: true };
    const land = [{ r: 0, q: 0, count: 4 }];
    const schematics = [makeSchematic('s0', [hex])];
    const filled = fill({
      terrain: { land, districts: [] },
      schematics,
      recipe: makeRecipe(1, { shape: 'rows', rows: land }, [only]),
      given: { placements: [stays], schematics },
    });
    expect(filled.ok).toBe(false);
    expect(filled.report!.schematics[0]!.nearestMiss).toEqual({
      q: 1,
      r: 0,
      ...PLAIN_POSE,
      blocked: [{ q: 1, r: 0, k: 0, reason: 'spacing' }],
      isNearest: true,
    });
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        expect(fill(work)).toEqual(fill(structuredClone(work)));
      }),
      { numRuns: 50 },
    );
  });

  it('tells of given placements that cannot stay', () => {
    const only = makeSchematic('s0', [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }]);
    const terrain = { land: [{ r: 0, q: 0, count: 2 }], districts: [] };
    const place = (id: number, q: number, schematic = 's0'): Placement => ({
      id,
      schematic,
      q,
      r: 0,
      mirror: false,
      rotation: 0,
      shift: 0,
      locked: true,
    });
    const recipe = makeRecipe(1, { shape: 'rows', rows: terrain.land }, []);
    const work = { terrain, recipe, schematics: [], given: NOTHING_GIVEN };
    const placements = [place(1, 0), place(2, 0), place(3, 2), place(4, 1, 'gone'), place(1, 1)];
    const filled = fill({ ...work, given: { placements, schematics: [only] } });
    if (filled.ok) throw new Error('placements that overlap were taken');
    expect(filled.report).toBeNull();
    expect(filled.problems.map(describeProblem)).toEqual([
      { path: 'placement 2', message: 'does not fit on this land beside the other placements that stay' },
      { path: 'placement 3', message: 'does not fit on this land beside the other placements that stay' },
      { path: 'placement 4', message: 'its schematic "gone" is not there' },
      { path: 'placement 1', message: 'two of the placements that stay have this id' },
    ]);
  });
});
