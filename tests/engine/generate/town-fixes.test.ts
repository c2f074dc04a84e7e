import { describe, expect, test } from 'vitest';
import type { Library } from '../../../src/engine/city/library.ts';
import { changeRecipe } from '../../../src/engine/generate/change.ts';
import { checkRecipe } from '../../../src/engine/generate/check.ts';
import { findFixes, type Fix } from '../../../src/engine/generate/fixes.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { ProblemCode } from '../../../src/engine/generate/problem.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { STREET_DEFAULTS } from '../../../src/engine/recipe/town.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { randomRecipe, readRandom } from '../../support/random-recipes.ts';
import { readPresets } from '../../support/presets.ts';

/** The fixes of the problem of a code, each made: none leaves that problem, and one that leaves none gives a city. */
function expectFixes(recipe: Recipe, library: Library, code: ProblemCode): readonly Fix[] {
  const problem = checkRecipe(recipe, library).find((one) => one.code === code)!;
  expect(problem).toBeDefined();
  const fixes = [...findFixes(recipe, library, problem, (other) => checkRecipe(other, library))];
  for (const { change, left } of fixes) {
    const made = generate(changeRecipe(recipe, change), library);
    expect(made.ok).toBe(left === 0);
    if (!made.ok)
      expect(made.problems).not.toContainEqual(expect.objectContaining({ code, path: problem.path }));
  }
  expect(fixes.length).toBeGreaterThan(0);
  return fixes;
}

describe('the problems of random towns', () => {
  test.each([
    ['nothing-to-wall', 5],
    ['near-nothing', 11],
    ['public-ground-parted', 12],
    ['nothing-outside', 20],
    ['gates-too-far-apart', 32],
    ['wall-gap', 57],
    ['too-few-gates', 69],
  ] as const)('have fixes that hold: %s, seed %i', (code, seed) => {
    const { recipe, library } = readRandom(randomRecipe(seed));
    expectFixes(recipe, library, code);
  });
});

test('a street that only a distance asks for names the rule that asks', () => {
  const { recipe, library } = readRandom(randomRecipe(2006));
  const problem = checkRecipe(recipe, library).find(({ code }) => code === 'no-street-to-door');
  expect(problem).toMatchObject({ path: { of: 'schematics', ids: ['p1'] }, values: { schematic: 'p1' } });
});

test('without rules a street that a placement asks for is missed by the streets', () => {
  const library = readBuiltInLibrary();
  const schematic: Schematic = {
    ...library.schematics[0]!,
    id: 'door',
    hexes: [{ q: 0, r: 0, segments: [null, 'house', 'house', 'house', 'house', 'house'] }],
    around: [{ q: 0, r: 0, segments: ['@street', null, null, null, null, null] }],
  };
  const parts = [0, 1].map((q) => ({ r: 0, q, count: 1 }));
  const recipe: Recipe = {
    seed: 1,
    land: { shape: 'rows', rows: parts },
    districts: { method: 'none' },
    schematics: [],
    fill: { method: 'weighted', coverage: 0 },
    streets: { ...STREET_DEFAULTS, main: 'street', lane: 'lane', bridge: 'bridge' },
  };
  const placements = parts.map(({ q }, id) => ({
    ...PLAIN_POSE,
    id: id + 1,
    schematic: 'door',
    q,
    r: 0,
    locked: true,
  }));
  const made = generate(recipe, library, { given: { placements, schematics: [schematic] } });
  expect(made).toMatchObject({
    ok: false,
    problems: [{ code: 'no-street-to-door', path: { of: 'recipe', members: ['streets'] } }],
  });
});

describe('the gates of a walled town', () => {
  const library = readBuiltInLibrary();
  const { recipe: town } = readPresets().find(({ name }) => name === 'walled-town')!;
  const withGates = (part: object): Recipe => ({
    ...town,
    walls: town.walls!.map((wall) => ({ ...wall, gates: { ...wall.gates!, ...part } })),
  });
  const changes = (recipe: Recipe, code: ProblemCode) =>
    expectFixes(recipe, library, code).flatMap(({ change }) => (change.kind === 'gates' ? change.part : []));

  test('that are too many for their spacing are fewer, or closer', () => {
    expect(changes(withGates({ min: 5, spacing: 80 }), 'gates-too-far-apart')).toEqual([
      { spacing: expect.any(Number) as number },
      { min: expect.any(Number) as number },
    ]);
  });

  test('of which fewer may stand than must are as many as the one or the other', () => {
    expect(changes(withGates({ min: 3, max: 2 }), 'min-above-max')).toEqual([{ min: 2 }, { max: 3 }]);
  });
});
