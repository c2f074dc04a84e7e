import { expect, it } from 'vitest';
import { judgedRecipes } from '../support/judged-recipes.ts';
import type { RecipeVerdict } from '../support/recipe-verdict.ts';

/** Random recipes, from seed 1 on; `npm run fuzz` tries more, from another first one. */
const RECIPES = Number(process.env['SIXFOLD_FUZZ_RECIPES'] ?? 200);
const FIRST = Number(process.env['SIXFOLD_FUZZ_FIRST'] ?? 1);

/** The most milliseconds of the processor that a recipe for up to 2,000 hexes may take. */
const MOST_MILLISECONDS = 2000;

/** The least share of the recipes of which there is a city: refusing is no way out. */
const LEAST_MADE = 0.4;

it('a random recipe is refused with a reason, or its city keeps all that the recipe asks for', async () => {
  const verdicts: RecipeVerdict[] = [];
  for await (const verdict of judgedRecipes(FIRST, RECIPES)) verdicts.push(verdict);
  const made = verdicts.filter(({ refused }) => refused.length === 0);
  const codes = new Map<string, number>();
  for (const code of verdicts.flatMap(({ refused }) => [...new Set(refused)]))
    codes.set(code, (codes.get(code) ?? 0) + 1);
  const refusals = [...codes].toSorted((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`);
  const slowest = verdicts.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
  console.log(
    `${RECIPES} recipes from seed ${FIRST}: ${made.length} made, refused: ${refusals.join(', ')}; ` +
      `the slowest is ${slowest.seed}, ${slowest.milliseconds} ms`,
  );
  const wrong = verdicts.flatMap(({ seed, faults, milliseconds }) => {
    const slow = milliseconds > MOST_MILLISECONDS ? [`slow: ${milliseconds} ms`] : [];
    return [...faults, ...slow].map((fault) => `seed ${seed}: ${fault}`);
  });
  expect(wrong).toEqual([]);
  expect(made.length).toBeGreaterThan(LEAST_MADE * RECIPES);
});
