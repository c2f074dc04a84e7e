import type { Library } from '../../engine/city/library.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { surveyLine } from '../../formats/city/survey.ts';
import { createSha256 } from '../sha256.ts';
import type { Measure } from '../../formats/atlas/measures/measure.ts';
import { reportCount } from '../progress.ts';
import { writeOutput } from '../output/output.ts';
import { readSurveyJob } from '../survey-job.ts';
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
  const { recipe, library, measures } = readSurveyJob(named, options);
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
    yield `${JSON.stringify(surveyLine(recipe, library, seed, measures, createSha256))}\n`;
  }
}
