/**
 * Judges the random recipes of some seeds, a line of JSON for each: the process behind `scripts/judge-recipes.ts` and
 * `tests/fuzz/recipes.test.ts`, which end it when a recipe hangs.
 *
 *     npx tsx scripts/judge-lines.ts FIRST COUNT
 */
import { randomRecipe } from '../tests/support/random-recipes.ts';
import { judgeRecipe } from '../tests/support/recipe-verdict.ts';

const [first = 1, count = 1] = process.argv.slice(2).map(Number);
for (let seed = first; seed < first + count; seed++)
  console.log(JSON.stringify(judgeRecipe(randomRecipe(seed), seed)));
