import type { Library } from '../engine/city/library.ts';
import { ruleProblems } from '../engine/generate/feasibility.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Measure } from '../formats/atlas/measures/measure.ts';
import { describeProblem } from '../formats/recipe/problem-words.ts';
import { readRecipe } from '../formats/recipe/read.ts';
import { builtInFolder, recipeFile } from './built-in.ts';
import { Failure, problemLines } from './failure.ts';
import { readFileAs } from './input.ts';
import { readLibrary } from './library.ts';
import { checkMeasures } from './measures.ts';

/** The questions to many seeds: a recipe with its library, and what is measured beside the figures of every line. */
export interface SurveyJob {
  readonly recipe: Recipe;
  readonly library: Library;
  readonly measures: readonly Measure[];
}

/**
 * Reads the recipe and the library that a command is given, and checks its measures.
 *
 * @param named file of a recipe or name of a preset; the built-in recipe when absent
 * @throws Failure with the problems of the files, and those that the recipe has for every seed, once
 */
export function readSurveyJob(
  named: string | undefined,
  { schematics, measure = [] }: { readonly schematics?: string; readonly measure?: readonly Measure[] },
): SurveyJob {
  const file = recipeFile(named);
  const recipe = readFileAs(file, readRecipe);
  const library = readLibrary(schematics ?? builtInFolder());
  const problems = ruleProblems(recipe, library.schematics);
  if (problems.length > 0) throw new Failure(problemLines(file, problems.map(describeProblem)));
  checkMeasures(measure, recipe, library);
  return { recipe, library, measures: measure };
}
