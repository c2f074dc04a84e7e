import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRecipe, type RecipeChange } from '../../../src/engine/generate/change.ts';
import { checkRecipe } from '../../../src/engine/generate/check.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { findFixes } from '../../../src/engine/generate/fixes.ts';
import { RULE_DEFAULTS, type Recipe, type SchematicRule } from '../../../src/engine/recipe/recipe.ts';
import { randomRecipe, readRandom } from '../../support/random-recipes.ts';
import { makeRecipe, rule, SHAPES } from '../../support/cities.ts';

const GROUPS = ['old', 'new'] as const;

const anyPart: fc.Arbitrary<Partial<SchematicRule>> = fc.record({
  min: fc.integer({ min: 0, max: 14 }),
  max: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 14 })),
  groups: fc.oneof(fc.constant(null), fc.subarray([...GROUPS, 'gone'], { minLength: 1 })),
  rotations: fc.constantFrom([0] as const, RULE_DEFAULTS.rotations),
  shifts: fc.constantFrom([0] as const, RULE_DEFAULTS.shifts),
  spacing: fc.constantFrom(0, 0, 2, 5),
});

/** Recipes for land of a few hexes, many of which ask for too much. */
const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    seed: fc.nat(1000),
    radius: fc.integer({ min: 0, max: 2 }),
    parts: fc.array(anyPart, { minLength: 1, maxLength: 3 }),
    unknown: fc.boolean(),
    districts: fc.constantFrom<Recipe['districts']>(
      { method: 'none' },
      { method: 'growth', groups: GROUPS, core: 2, min: 1, arrange: 'center-out' },
    ),
  })
  .map(({ seed, radius, parts, unknown, districts }) => {
    const ids = unknown ? ['tile', 'lost', 'pair'] : ['two-hexes', 'tile', 'pair'];
    const rules = parts.map((part, index) => rule(ids[index]!, part));
    return { ...makeRecipe(seed, { shape: 'hexagon', radius }, rules), districts };
  });

const check = (recipe: Recipe) => checkRecipe(recipe, SHAPES);

describe('checking a recipe', () => {
  it('finds nothing exactly when the recipe generates, else what generating would say', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const problems = check(recipe);
        const city = generate(recipe, SHAPES);
        expect(problems.length === 0).toBe(city.ok);
        if (city.ok) return;
        expect(problems.map(({ path }) => path)).toEqual(city.problems.map(({ path }) => path));
        expect(problems.map(({ code, values }) => ({ code, values }))).toEqual(
          city.problems.map(({ code, values }) => ({ code, values })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('finds nothing of a town exactly when it generates, however late it fails', () => {
    fc.assert(
      // The modest recipes, which are the even ones.
      fc.property(fc.nat(50_000), (half) => {
        const { recipe, library } = readRandom(randomRecipe(2 * half));
        const made = generate(recipe, library);
        const told = checkRecipe(recipe, library).map(({ code, values, path }) => ({ code, values, path }));
        expect(told).toEqual(
          made.ok ? [] : made.problems.map(({ code, values, path }) => ({ code, values, path })),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('names the land that is too small', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 0 }, [rule('two-hexes', { min: 1 })]);
    expect(check(recipe)).toMatchObject([
      {
        code: 'larger-than-ground',
        values: { segments: 12, largest: 6, groups: null },
        schematics: ['two-hexes'],
        most: 0,
        place: [{ r: 0, q: 0, count: 1 }],
        miss: { blocked: { length: 6 } },
      },
    ]);
  });

  it('says where what stays would stand that has no place on the land', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 1 }, [rule('tile', {})]);
    const pose = { mirror: false, rotation: 0, shift: 0 } as const;
    const placement = { id: 7, schematic: 'two-hexes', q: 3, r: -2, ...pose, locked: true };
    const given = {
      placements: [placement],
      schematics: SHAPES.schematics.filter(({ id }) => id === 'two-hexes'),
    };
    const [problem, ...others] = checkRecipe(recipe, SHAPES, { given });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path: { of: 'placement', id: 7 }, place: [{ r: -2, q: 3, count: 2 }] });
  });
});

function fixesOf(recipe: Recipe): readonly RecipeChange[] {
  return [...findFixes(recipe, SHAPES, check(recipe)[0]!, check)].map(({ change }) => change);
}

describe('the fixes of a problem', () => {
  it('take it away, and leave as many as they say', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        for (const problem of check(recipe))
          for (const { change, left } of findFixes(recipe, SHAPES, problem, check)) {
            const after = check(changeRecipe(recipe, change));
            expect(after).toHaveLength(left);
            // What a rule says against itself may give way to a land without room.
            if (problem.path.of === 'recipe') expect(after).not.toContainEqual(problem);
            else
              for (const { schematics } of after)
                expect(schematics.filter((id) => problem.schematics.includes(id))).toEqual([]);
          }
      }),
      { numRuns: 25 },
    );
  });

  it('ask for as little as will do: fewer of it, or one ring of land more', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 0 }, [rule('two-hexes', { min: 1 })]);
    expect(fixesOf(recipe)).toEqual([
      { kind: 'rules', rules: [{ id: 'two-hexes', part: { min: 0 } }] },
      { kind: 'land', land: { shape: 'hexagon', radius: 1 } },
    ]);
  });

  it('mend a minimum above a maximum both ways, even where the land has room for neither', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 0 }, [rule('tile', { min: 60, max: 20 })]);
    expect(fixesOf(recipe)).toEqual([
      { kind: 'rules', rules: [{ id: 'tile', part: { max: 60 } }] },
      { kind: 'rules', rules: [{ id: 'tile', part: { min: 20 } }] },
    ]);
  });

  it('take out what the library does not have', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 0 }, [rule('lost')]);
    expect(fixesOf(recipe)).toEqual([{ kind: 'without', id: 'lost' }]);
  });

  it('let go of groups that are not there', () => {
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 0 }, [rule('tile', { groups: ['old'] })]);
    expect(fixesOf(recipe)).toEqual([{ kind: 'rules', rules: [{ id: 'tile', part: { groups: null } }] }]);
  });

  it('lower the minimum that needs most by no more than is needed', () => {
    // Seven hexes hold seven tiles at most, or fourteen pairs beside a few of them.
    const recipe = makeRecipe(1, { shape: 'hexagon', radius: 1 }, [
      rule('tile', { min: 6, shifts: [0] }),
      rule('pair', { min: 6 }),
    ]);
    expect(fixesOf(recipe)[0]).toEqual({ kind: 'rules', rules: [{ id: 'tile', part: { min: 5 } }] });
  });

  it('keep as much distance as there is room for', () => {
    const recipe = makeRecipe(1, { shape: 'rectangle', columns: 5, rows: 1 }, [
      rule('tile', { min: 2, spacing: 9, shifts: [0] }),
    ]);
    expect(fixesOf(recipe)).toContainEqual({ kind: 'rules', rules: [{ id: 'tile', part: { spacing: 4 } }] });
  });
});
