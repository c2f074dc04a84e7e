import { ruleOf, StandingFits } from '../engine/generate/standing-fits.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import type { ReadCity } from './city-board.ts';
import { Failure } from './failure.ts';

/** The options of `fits` and `why` that say what counts. */
export interface StandingFlags {
  readonly rule?: boolean;
  readonly overRest?: boolean;
}

/**
 * The fits of a schematic in a city that was read.
 *
 * @throws Failure when the rule is to count, and the city's recipe has none for the schematic
 */
export function standingFits(
  file: string,
  { city, board }: ReadCity,
  schematic: Schematic,
  { rule = false, overRest = false }: StandingFlags,
): StandingFits {
  if (rule && !ruleOf(city, schematic))
    throw new Failure([`${file}: $.recipe: no rule for schematic "${schematic.id}"`]);
  return new StandingFits(city, board, schematic, { isByRule: rule, isOverRest: overRest });
}
