import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { parseMeasure, type Measure } from '../formats/atlas/measures/measure.ts';
import { unknownId } from '../formats/atlas/measures/unknown-ids.ts';
import { surveyLine, type SurveyLine } from '../formats/city/survey.ts';
import { checkedOptions, checkLibrary, checkRecipe, ITERABLE, listOf, TEXT } from './check-call.ts';

/** The choice of the figures of a survey. */
export interface SurveyOptions {
  /**
   * Measures that each line has beside the figures of every line, such as `streets`, `kind(house)` or `near(castle,
   * gate)`: those of the option `--measure` of the command line. None when absent.
   */
  readonly measures?: readonly string[];
}

/**
 * The figures of the cities of many seeds, one after another as they are asked for: the lines of the command line's
 * `survey`.
 *
 * @param seeds those that take the place of the recipe's own, whole numbers 0 to 4294967295
 * @throws RangeError for arguments that make no sense, such as a measure that no city of the recipe can have
 */
export function survey(
  recipe: Recipe,
  library: Library,
  seeds: Iterable<number>,
  options: SurveyOptions = {},
): Generator<SurveyLine> {
  checkRecipe('survey', recipe);
  checkLibrary('survey', library);
  ITERABLE(seeds, 'survey: seeds');
  const { measures = [] } = checkedOptions('survey', options, { measures: listOf(TEXT) });
  return lines(recipe, library, seeds, measuresNamed(measures, recipe, library));
}

function* lines(
  recipe: Recipe,
  library: Library,
  seeds: Iterable<number>,
  measures: readonly Measure[],
): Generator<SurveyLine> {
  for (const seed of seeds) yield surveyLine(recipe, library, seed, measures);
}

/** @throws RangeError for a text that is no measure, and for ids that no city of the recipe can have */
function measuresNamed(names: readonly string[], recipe: Recipe, library: Library): Measure[] {
  return names.map((name, index) => {
    const measure = parseMeasure(name);
    const reason = measure.kind === 'problem' ? measure.message : unknownId(measure, recipe, library);
    if (measure.kind === 'problem' || reason !== undefined)
      throw new RangeError(`survey: options.measures[${index}] ${JSON.stringify(name)}: ${reason}`);
    return measure;
  });
}
