import { describe, expect, test } from 'vitest';
import { checkRecipe } from '../../../src/engine/generate/check.ts';
import { ruleProblems } from '../../../src/engine/generate/feasibility.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { reroll } from '../../../src/engine/generate/reroll.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { makeRecipe, makeSchematic, PAIR, rule, SHAPES, SINGLE } from '../../support/cities.ts';

const WELL = makeSchematic('well', [{ q: 0, r: 0, segments: ['wheat', null, null, null, null, null] }]);
const LIBRARY = { ...SHAPES, schematics: [PAIR, SINGLE, WELL] };
const STREETS = { main: 'wheat', lane: 'wheat', bridge: 'wheat', loops: 0, crooked: 0, between: [] };

/** Pairs that keep a distance to something, after a distance that any city allows. */
function nearTo(to: string, part: Partial<Recipe> = {}, others: Recipe['schematics'] = []): Recipe {
  const near = [
    { to: '@center', least: 0, most: null },
    { to, least: 1, most: null },
  ];
  const pairs = rule('pair', { near });
  return { ...makeRecipe(1, { shape: 'hexagon', radius: 2 }, [...others, pairs]), ...part };
}

const wall = (gates: readonly string[] | null) => ({
  around: 0.5,
  pieces: ['single'],
  ...(gates && { gates: { pieces: gates, min: 1, spacing: 0 } }),
});

describe('a distance', () => {
  test.each<[string, Recipe]>([
    ['streets without streets', nearTo('@street')],
    ['a wall without walls', nearTo('@wall')],
    ['a gate without walls', nearTo('@gate')],
    ['a gate in walls without gates', nearTo('@gate', { walls: [wall(null)] })],
    ['a gate in walls without pieces of gates', nearTo('@gate', { walls: [wall([])] })],
    ['a kind that nothing has', nearTo('wheat')],
    ['a kind of a rule that places none', nearTo('wheat', {}, [rule('well', { max: 0 })])],
  ])('to %s is refused, wherever a city is asked for', (_what, recipe) => {
    const index = recipe.schematics.length - 1;
    const refused = {
      code: 'near-nothing',
      values: { to: recipe.schematics[index]!.near![1]!.to },
      path: { of: 'recipe', members: ['schematics', index, 'near', 1, 'to'] },
      isProven: true,
    };
    expect(ruleProblems(recipe, LIBRARY.schematics)).toMatchObject([refused]);
    expect(checkRecipe(recipe, LIBRARY)).toMatchObject([refused]);
    expect(generate(recipe, LIBRARY)).toMatchObject({ ok: false, problems: [refused] });
  });

  test.each<[string, Recipe]>([
    ['the sea', nearTo('@sea')],
    ['the edge', nearTo('@edge')],
    ['the center', nearTo('@center')],
    ['streets', nearTo('@street', { streets: STREETS })],
    ['a wall', nearTo('@wall', { walls: [wall(null)] })],
    ['a gate', nearTo('@gate', { walls: [wall(['single'])] })],
    ['its own kind', nearTo('house')],
    ['a kind of a rule', nearTo('wheat', {}, [rule('well')])],
    ['a kind of a wall', nearTo('wheat', { walls: [{ ...wall(null), pieces: ['well'] }] })],
    ['a kind of a gate', nearTo('wheat', { walls: [wall(['well'])] })],
    ['a kind of streets', nearTo('wheat', { streets: STREETS })],
    ['a kind of rivers', nearTo('wheat', { rivers: { count: 1, kind: 'wheat', width: 1 } })],
    ['a kind of the rest', nearTo('wheat', { rest: { town: ['wheat'] } })],
  ])('to %s of the recipe is none', (_what, recipe) => {
    expect(ruleProblems(recipe, LIBRARY.schematics)).toEqual([]);
  });

  test('counts to what stands before', () => {
    const recipe = nearTo('wheat');
    const given = {
      placements: [{ id: 1, schematic: 'well', q: 0, r: 0, ...PLAIN_POSE, locked: true }],
      schematics: [WELL],
    };
    expect(ruleProblems(recipe, LIBRARY.schematics, { ...given, placements: [] })).toHaveLength(1);
    expect(checkRecipe(recipe, LIBRARY, { given })).toEqual([]);
    const made = generate(recipe, LIBRARY, { given });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const city = { kind: 'city' } as const;
    expect(reroll(made.value, recipe, LIBRARY, city, 1)).toMatchObject({ ok: true });
    expect(reroll({ ...made.value, placements: [] }, recipe, LIBRARY, city, 1)).toMatchObject({ ok: false });
    const walls = [{ gates: [1] }];
    expect(ruleProblems(nearTo('@gate'), LIBRARY.schematics, { ...given, walls })).toEqual([]);
    expect(ruleProblems(nearTo('@wall'), LIBRARY.schematics, { ...given, walls })).toEqual([]);
    const ground = WELL.hexes;
    expect(ruleProblems(recipe, LIBRARY.schematics, { placements: [], schematics: [], ground })).toEqual([]);
  });
});
