import { describe, expect, test } from 'vitest';
import { checkRecipe } from '../../src/engine/generate/check.ts';
import type { Recipe } from '../../src/engine/recipe/recipe.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { builtInLibrary, generate, presets, reroll, survey, writeCity } from '../../src/library/sixfold.ts';

const HAMLET: Recipe = { ...presets['hamlet'], land: { shape: 'hexagon', radius: 2 }, schematics: [] };

const NO_SEEDS = [1_700_000_000_000, 4_294_967_296, -1, 0.5, NaN, Infinity, -Infinity];

describe('a number that is no seed', () => {
  test.each(NO_SEEDS)('is refused wherever it comes from: %d', (seed) => {
    const recipe = { ...HAMLET, seed };
    const problems = [{ path: '$.seed', message: `expected an integer 0..4294967295, found ${seed}` }];
    expect(generate(recipe, builtInLibrary)).toEqual({ ok: false, problems, report: null });
    expect([...survey(HAMLET, builtInLibrary, [seed])]).toEqual([{ seed, ok: false, problems }]);
    expect(checkRecipe(recipe, builtInLibrary)).toMatchObject([
      { code: 'bad-seed', path: { of: 'recipe', members: ['seed'] } },
    ]);
    const made = generate(HAMLET, builtInLibrary);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(reroll({ ...made.value, recipe }, builtInLibrary)).toEqual({ ok: false, problems });
    expect(() => writeRecipe(recipe)).toThrow(RangeError);
    expect(() => writeCity({ ...made.value, recipe })).toThrow(`the seed ${seed} is no integer`);
  });
});

test('both ends of the range are seeds', () => {
  for (const seed of [0, 4_294_967_295])
    expect(generate({ ...HAMLET, seed }, builtInLibrary)).toMatchObject({ ok: true });
});
