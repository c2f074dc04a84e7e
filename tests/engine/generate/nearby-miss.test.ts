import { expect, test } from 'vitest';
import { generate } from '../../../src/engine/generate/generate.ts';
import { describeProblem } from '../../../src/formats/recipe/problem-words.ts';
import { HOUSE, makeRecipe, rule, SHAPES, WHEAT } from '../../support/cities.ts';

const SEGMENT = [HOUSE.id, null, null, null, null, null] as const;

/** A house that wants wheat on the two segments beside it in its hex. */
const PICKY = {
  ...SHAPES.schematics[0]!,
  id: 'picky',
  name: 'picky',
  hexes: [{ q: 0, r: 0, segments: SEGMENT }],
  around: [{ q: 0, r: 0, segments: [null, WHEAT.id, null, null, null, WHEAT.id] as const }],
};

/** A field of one segment. */
const FIELD = {
  ...SHAPES.schematics[0]!,
  id: 'field',
  name: 'field',
  hexes: [{ q: 0, r: 0, segments: [WHEAT.id, null, null, null, null, null] as const }],
};

test('a schematic that its surroundings keep from all free places has a nearest miss: the one with fewest wishes unmet', () => {
  const recipe = makeRecipe(3, { shape: 'hexagon', radius: 3 }, [
    rule('field', { min: 1, max: 1 }),
    rule('picky', { min: 1, max: 1 }),
  ]);
  const made = generate(recipe, { kinds: SHAPES.kinds, schematics: [PICKY, FIELD] });
  if (made.ok) throw new Error('one field is not enough');
  const report = made.report!.schematics.find(({ id }) => id === 'picky')!;
  expect(report.failed.condition).toBeGreaterThan(0);
  const miss = report.nearestMiss!;
  expect(miss.isNearest).toBe(true);
  // One of the two is wheat, the other is not.
  expect(miss.blocked.map(({ reason }) => reason)).toEqual(['condition']);
  const words = made.problems.map(describeProblem).map(({ message }) => message);
  expect(words.join('\n')).toContain('nearest miss at hex');
});
