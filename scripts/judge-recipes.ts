/**
 * Makes the cities of random recipes and judges them with no code of the engine; lists the faults by law, each with the
 * seeds of its smallest examples. Ends with status 1 when there is any fault.
 *
 *     npx tsx scripts/judge-recipes.ts [seeds, 1000 when absent] [first seed, 1 when absent]
 *     npx tsx scripts/judge-recipes.ts --show SEED     the recipe and library of a seed as JSON, and its verdict
 *     npx tsx scripts/judge-recipes.ts --case FILE ... the verdicts on files with `recipe` and `library`
 */
import { readFileSync } from 'node:fs';
import { judgedRecipes } from '../tests/support/judged-recipes.ts';
import { randomRecipe, type RandomRecipe } from '../tests/support/random-recipes.ts';
import { judgeRecipe, type RecipeVerdict } from '../tests/support/recipe-verdict.ts';

/** Seeds that are listed for a law. */
const EXAMPLES = 5;

/** Recipes that took longest, of which the times are listed. */
const SLOWEST = 5;

const [flag, ...rest] = process.argv.slice(2);
if (flag === '--show') {
  const seed = Number(rest[0]);
  console.log(JSON.stringify(randomRecipe(seed), null, 1));
  console.error(judgeRecipe(randomRecipe(seed), seed));
} else if (flag === '--case') {
  for (const file of rest)
    console.log(file, judgeRecipe(JSON.parse(readFileSync(file, 'utf8')) as RandomRecipe, 0));
} else await judgeAll(Number(flag ?? 1000), Number(rest[0] ?? 1));

async function judgeAll(seeds: number, first: number): Promise<void> {
  const verdicts: RecipeVerdict[] = [];
  for await (const verdict of judgedRecipes(first, seeds)) verdicts.push(verdict);
  const byLaw = new Map<string, { readonly seed: number; readonly size: number; readonly fault: string }[]>();
  const refusals = new Map<string, number>();
  for (const { seed, refused, faults } of verdicts) {
    for (const code of new Set(refused)) refusals.set(code, (refusals.get(code) ?? 0) + 1);
    const size = JSON.stringify(randomRecipe(seed)).length;
    const laws = new Map(faults.toReversed().map((fault) => [fault.slice(0, fault.indexOf(':')), fault]));
    for (const [law, fault] of laws) byLaw.set(law, [...(byLaw.get(law) ?? []), { seed, size, fault }]);
  }
  const made = verdicts.filter(
    ({ refused, faults }) => refused.length === 0 && !/^(throws|hangs)/.test(faults[0] ?? ''),
  );
  const bad = made.filter(({ faults }) => faults.length > 0);
  console.log(`${verdicts.length} recipes: ${made.length} made, ${bad.length} of these with faults`);
  console.log(
    `refused: ${[...refusals]
      .toSorted((a, b) => b[1] - a[1])
      .map(([code, count]) => `${code} ${count}`)
      .join(', ')}`,
  );
  for (const [law, found] of [...byLaw].toSorted((a, b) => b[1].length - a[1].length)) {
    console.log(`${law}: ${found.length} recipes`);
    for (const { seed, fault } of found.toSorted((a, b) => a.size - b.size).slice(0, EXAMPLES))
      console.log(`  ${seed}  ${fault.slice(0, 300)}`);
  }
  const slow = verdicts.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  console.log(`slowest: ${slow.map(({ seed, milliseconds }) => `${seed} ${milliseconds} ms`).join(', ')}`);
  if (byLaw.size > 0) process.exitCode = 1;
}
