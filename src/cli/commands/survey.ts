import type { Library } from '../../engine/city/library.ts';
import { ruleProblems } from '../../engine/generate/feasibility.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { surveyLine } from '../../formats/city/survey.ts';
import type { Measure } from '../../formats/atlas/measures/measure.ts';
import { describeProblem } from '../../formats/recipe/problem-words.ts';
import { readRecipe } from '../../formats/recipe/read.ts';
import { Failure, problemLines } from '../failure.ts';
import { readFileAs } from '../input.ts';
import { builtInFolder, recipeFile } from '../built-in.ts';
import { readLibrary } from '../library.ts';
import { checkMeasures } from '../measures.ts';
import { reportCount } from '../progress.ts';
import { writeOutput } from '../output/output.ts';
import type { SeedRange } from '../values.ts';

export interface SurveyOptions {
  readonly seeds: SeedRange;
  readonly schematics?: string;
  readonly measure?: readonly Measure[];
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
  const measures = options.measure ?? [];
  checkMeasures(measures, recipe, library);
  await writeOutput(surveyLines(recipe, library, options.seeds, measures), options.out);
}

function* surveyLines(
  recipe: Recipe,
  library: Library,
  { first, last }: SeedRange,
  measures: readonly Measure[],
): Generator<string> {
  for (let seed = first; seed <= last; seed++) {
    reportCount('generating cities', seed - first, last - first + 1);
    yield `${JSON.stringify(surveyLine(recipe, library, seed, measures))}\n`;
  }
}
