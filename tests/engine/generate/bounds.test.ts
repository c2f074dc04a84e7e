import { expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';
import { readRecipeData } from '../../../src/formats/recipe/read.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';

const LIBRARY = readBuiltInLibrary();

/** A recipe of version 2 with these members and no rules. */
function recipeWith(members: object): Recipe {
  const read = readRecipeData({
    format: 'sixfold/recipe',
    version: 2,
    seed: 1,
    land: { shape: 'hexagon', radius: 0 },
    districts: { method: 'none' },
    schematics: [],
    fill: { method: 'weighted', coverage: 1 },
    ...members,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function problemsOf(recipe: Recipe): string[] {
  const made = generate(recipe, LIBRARY);
  return made.ok ? [] : made.problems.map(describeProblem).map(({ path, message }) => `${path}: ${message}`);
}

test('rivers that the land has no room for are refused', () => {
  expect(problemsOf(recipeWith({ rivers: { count: 2, kind: 'river', width: 3 } }))).toEqual([
    '$.rivers.count: the land has room for 1 of 2 rivers, each over free land from edge to edge',
  ]);
});

test('a river of land in several parts runs from edge to edge of one of them', () => {
  const rows = [
    { r: -40, q: 0, count: 3 },
    { r: 0, q: 0, count: 4 },
    { r: 1, q: 0, count: 4 },
    { r: 40, q: -20, count: 2 },
  ];
  for (let seed = 0; seed < 20; seed++) {
    const recipe = recipeWith({
      seed,
      land: { shape: 'rows', rows },
      rivers: { count: 1, kind: 'river', width: 1 },
    });
    const made = generate(recipe, LIBRARY);
    expect(made.ok && made.value.ground?.length).toBeGreaterThan(0);
  }
});

test('a town on a few hexes far apart is refused, and nobody waits for the sea between them', () => {
  const rows = [
    { r: 0, q: 0, count: 2 },
    { r: 1200, q: -200, count: 3 },
  ];
  const land = { shape: 'rows', rows };
  for (const members of [
    { rivers: { count: 8, kind: 'river', width: 3 } },
    { reach: 'all' },
    { streets: { main: 'street', lane: 'lane', bridge: 'bridge', within: 5 } },
  ]) {
    const [problem] = problemsOf(recipeWith({ land, ...members }));
    expect(problem).toMatch(
      /^\$\.land: the land spreads over a box of 202 × 1102 hexes; at most 65616 hexes/,
    );
  }
});

test('the steps of Schelling look at land alone', () => {
  const rows = [
    { r: 0, q: 0, count: 2 },
    { r: 600, q: -1, count: 2 },
    { r: 900, q: -400, count: 3 },
  ];
  const recipe = recipeWith({
    version: 1,
    land: { shape: 'rows', rows },
    // Nobody is ever happy.
    districts: {
      method: 'schelling',
      groups: ['a', 'b'],
      empty: 0.3,
      same: [6, 6, 6, 6, 6, 6, 6],
      maxSteps: 100_000,
    },
  });
  const districts = generate(recipe, LIBRARY);
  expect(districts.ok && districts.value.districts).toHaveLength(3);
});
