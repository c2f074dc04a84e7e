import { expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { distance } from '../../../src/engine/hex/hex.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { makeRecipe, makeSchematic, PAIR, rule, SHAPES } from '../../support/cities.ts';

const WELL = makeSchematic('well-tile', [
  { q: 0, r: 0, segments: ['wheat', 'wheat', 'wheat', 'wheat', 'wheat', 'wheat'] },
]);

/** Pairs stand within two hexes of wheat alone, and are drawn long before any wheat stands. */
function recipe(seed: number): Recipe {
  return makeRecipe(seed, { shape: 'hexagon', radius: 5 }, [
    rule('pair', { weight: 1000, near: [{ to: 'wheat', least: 0, most: 2 }] }),
    rule('well-tile', { weight: 0.001, max: 1, shifts: [0] }),
  ]);
}

test('a schematic that belongs near a kind is placed although the kind comes after it was tried', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const made = generate(recipe(seed), { ...SHAPES, schematics: [PAIR, WELL] });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { placements } = made.value;
    const [well] = placements.filter(({ schematic }) => schematic === 'well-tile');
    const pairs = placements.filter(({ schematic }) => schematic === 'pair');
    expect(pairs.length).toBeGreaterThan(3);
    for (const pair of pairs) expect(distance(pair, well!)).toBeLessThanOrEqual(2);
  }
});

test('ground of rest does not come near to a piece that keeps its distance from the kind, though it has the kind itself', () => {
  const farm = makeSchematic('farm', [{ q: 0, r: 0, segments: ['house', 'wheat', null, null, null, null] }]);
  const farms = (least: number): Recipe => ({
    ...makeRecipe(1, { shape: 'hexagon', radius: 4 }, [
      rule('farm', { min: 3, max: 3, near: [{ to: 'wheat', least, most: null }] }),
    ]),
    districts: { method: 'growth', groups: ['all'], core: 8, min: 8, arrange: 'random' },
    rest: { all: ['wheat'] },
  });
  const library = { ...SHAPES, schematics: [farm] };
  expect(generate(farms(0), library).ok).toBe(true);
  const made = generate(farms(2), library);
  expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(['distance-not-kept']);
});
