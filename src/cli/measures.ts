import { InvalidArgumentError } from 'commander';
import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { parseMeasure, type Measure } from '../formats/atlas/measures/measure.ts';
import { unknownId } from '../formats/atlas/measures/unknown-ids.ts';
import { Failure } from './failure.ts';

/** The option of commands that make lines of an atlas. */
export const MEASURE = [
  '--measure <name>',
  'add a measure to each line, such as streets or near(castle, gate); may be repeated',
  collectMeasures,
] as const;

/** Parses a measure and adds it to those before it; one that is there already stays where it is. */
function collectMeasures(text: string, before: readonly Measure[] = []): readonly Measure[] {
  const measure = parseMeasure(text);
  if (measure.kind === 'problem')
    throw new InvalidArgumentError(`At character ${measure.at + 1}: ${measure.message}`);
  return before.some(({ name }) => name === measure.name) ? before : [...before, measure];
}

/** @throws Failure for measures of ids that no city of the recipe can have */
export function checkMeasures(measures: readonly Measure[], recipe: Recipe, library: Library): void {
  const lines = measures.flatMap((measure) => {
    const reason = unknownId(measure, recipe, library);
    return reason === undefined ? [] : [`--measure '${measure.name}': ${reason}`];
  });
  if (lines.length > 0) throw new Failure(lines);
}
