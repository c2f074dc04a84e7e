import type { City } from '../../engine/city/city.ts';
import type { Library } from '../../engine/city/library.ts';
import { ruleProblems } from '../../engine/generate/feasibility.ts';
import { generate } from '../../engine/generate/generate.ts';
import type { EngineProblem } from '../../engine/generate/problem.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { canonicalCity } from '../../formats/city/canonical.ts';
import { cityDigest } from '../../formats/city/digest.ts';
import { resolveCity } from '../../engine/city/resolve.ts';
import { cityStatistics, townStatistics } from '../../formats/city/statistics.ts';
import { boundProblems } from '../../formats/problem-list.ts';
import { describeProblem } from '../../formats/recipe/problem-words.ts';
import { readRecipe } from '../../formats/recipe/read.ts';
import { Failure, problemLines } from '../failure.ts';
import { readFileAs } from '../input.ts';
import { builtInFolder, recipeFile, readLibrary } from '../library.ts';
import { writeOutput } from '../output/output.ts';
import type { SeedRange } from '../values.ts';

export interface SurveyOptions {
  readonly seeds: SeedRange;
  readonly schematics?: string;
  readonly out?: string;
}

/**
 * Runs `survey`: prints the results of a recipe for a range of seeds, a line of JSON per seed. A seed whose minimums
 * are not met gets a line like the others, because a survey is made to find such seeds; a problem of the recipe for
 * every seed is reported once.
 */
export async function runSurvey(named: string | undefined, options: SurveyOptions): Promise<void> {
  const file = recipeFile(named);
  const recipe = readFileAs(file, readRecipe);
  const library = readLibrary(options.schematics ?? builtInFolder());
  const problems = ruleProblems(recipe, library.schematics);
  if (problems.length > 0) throw new Failure(problemLines(file, problems.map(describeProblem)));
  await writeOutput(surveyLines(recipe, library, options.seeds), options.out);
}

function* surveyLines(recipe: Recipe, library: Library, { first, last }: SeedRange): Generator<string> {
  for (let seed = first; seed <= last; seed++) {
    const made = generate({ ...recipe, seed }, library);
    yield `${JSON.stringify(made.ok ? cityLine(seed, made.value) : failedLine(seed, made.problems))}\n`;
  }
}

function cityLine(seed: number, made: City): object {
  const city = canonicalCity(made);
  const { covered, coverage, perSchematic } = cityStatistics(city);
  const resolved = resolveCity(city, () => 'go on');
  const { publicAreas, landAreas, doors, doorsReached, walls } = townStatistics(city, resolved);
  return {
    seed,
    ok: true,
    placements: city.placements.length,
    perSchematic: Object.fromEntries(perSchematic),
    covered,
    coverage,
    digest: cityDigest(city),
    publicAreas,
    landAreas,
    doors,
    doorsReached,
    walls,
  };
}

function failedLine(seed: number, problems: readonly EngineProblem[]): object {
  return {
    seed,
    ok: false,
    problems: boundProblems(problems.map(describeProblem)).map(({ path, message }) => ({ path, message })),
  };
}
