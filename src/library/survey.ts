import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { surveyLine, type SurveyLine } from '../formats/city/survey.ts';

/**
 * The figures of the cities of many seeds, one after another as they are asked for: the lines of the command line's
 * `survey`.
 *
 * @param seeds those that take the place of the recipe's own, whole numbers 0 to 4294967295
 */
export function* survey(recipe: Recipe, library: Library, seeds: Iterable<number>): Generator<SurveyLine> {
  for (const seed of seeds) yield surveyLine(recipe, library, seed);
}
