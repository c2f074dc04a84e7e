import { describe, expect, it } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { SchematicRule } from '../../../src/engine/recipe/recipe.ts';
import { makeRecipe, rule, SHAPES } from '../../support/cities.ts';

function piecesOf(seed: number, radius: number, only: SchematicRule): number {
  const result = generate(makeRecipe(seed, { shape: 'hexagon', radius }, [only]), SHAPES);
  if (!result.ok) throw new Error('the recipe could not be met');
  return result.value.placements.length;
}

/** Number of pieces over seeds 1..runs: mean, and the standard error of that mean. */
function sample(radius: number, only: SchematicRule, runs: number) {
  let sum = 0;
  let squares = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const pieces = piecesOf(seed, radius, only);
    sum += pieces;
    squares += pieces * pieces;
  }
  const mean = sum / runs;
  return { mean, error: Math.sqrt((squares / runs - mean * mean) / runs) };
}

describe('random sequential adsorption', () => {
  // Four standard errors: a uniform filler misses by chance once in 16,000 times, and the seeds are fixed.
  it.each([
    ['two adjacent segments, 6 rotations, on one hex', 0, rule('pair', { shifts: [0] }), 8 / 3],
    ['whole tiles at three shifts on radius 1', 1, rule('tile'), 1639 / 325],
    ['whole tiles at shifts 0 and 1 on radius 1', 1, rule('tile', { shifts: [0, 1] }), 197 / 35],
  ])('%s comes to the known mean', (_, radius, only, expected) => {
    const { mean, error } = sample(radius, only, 20_000);
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * error);
  });

  it('two whole hexes side by side are always three on radius 1', () => {
    expect(sample(1, rule('two-hexes', { shifts: [0] }), 500)).toEqual({ mean: 3, error: 0 });
  });

  // On radius 150 (68,000 hexes) the border changes the share by about 0.5 %.
  it.each([
    ['whole tiles at three shifts (hard hexagons)', rule('tile'), 6, 0.6941],
    ['two adjacent segments in all poses (dimers on the honeycomb)', rule('pair'), 2, 0.8789],
  ])('%s cover the known share of large land', (_, only, segments, expected) => {
    const radius = 150;
    const share = (segments * piecesOf(1, radius, only)) / (6 * (3 * radius * radius + 3 * radius + 1));
    expect(Math.abs(share - expected)).toBeLessThan(0.005);
  });
});
