import type { City } from '../../engine/city/city.ts';
import type { Library } from '../../engine/city/library.ts';
import { reachWithoutWalls, type CityReach } from '../../engine/city/reach.ts';
import { resolveCity, type ResolvedCity } from '../../engine/city/resolve.ts';
import { generateStamps, listedCity, type StampedCity } from '../../engine/generate/generate.ts';
import type { EngineProblem } from '../../engine/generate/problem.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { Problem } from '../../engine/problem.ts';
import { cityMeasures } from '../atlas/measures/city-measures.ts';
import type { Measure } from '../atlas/measures/measure.ts';
import { boundProblems } from '../problem-list.ts';
import { describeProblem } from '../recipe/problem-words.ts';
import { canonicalOutline } from './canonical.ts';
import { cityDigest } from './digest.ts';
import type { Hash } from './hashed-text.ts';
import { cityStatistics, townStatistics } from './statistics.ts';

/** The figures of the city of a seed. */
export interface CitySurvey extends CityReach {
  /** The seed of the city. */
  readonly seed: number;
  /** The recipe is met. */
  readonly ok: true;
  /** Number of placements. */
  readonly placements: number;
  /** Number of placements by ids of schematics; schematics without placements are left out. */
  readonly perSchematic: Readonly<Record<string, number>>;
  /** Number of covered segments. */
  readonly covered: number;
  /** Share of the land's segments that are covered, 0..1, rounded to four decimals. */
  readonly coverage: number;
  /** The digest of the city: `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  /** The measures that were asked for, by their names; absent when none were. */
  readonly measures?: Readonly<Record<string, number | null>>;
}

/** The reasons why there is no city of a seed. */
export interface FailedSurvey {
  /** The seed without a city. */
  readonly seed: number;
  /** The recipe is not met. */
  readonly ok: false;
  /** The requirements that were not met. */
  readonly problems: readonly Problem[];
}

/** The result of a recipe for a seed. Its members are in the order of a line of the command `survey`. */
export type SurveyLine = CitySurvey | FailedSurvey;

/**
 * The line of `survey` for a seed: a city of the recipe is generated and told in figures.
 *
 * @param seed takes the place of the recipe's own
 * @param measures worked out beside the figures that each line has
 * @param createHash makes a SHA-256, where the machine has a faster one than JavaScript
 */
export function surveyLine(
  recipe: Recipe,
  library: Library,
  seed: number,
  measures: readonly Measure[] = [],
  createHash?: () => Hash,
): SurveyLine {
  return surveySeed(recipe, library, seed, measures, createHash).line;
}

/** The line of `survey` for a seed, with the city; `null` when there is none. */
export function surveySeed(
  recipe: Recipe,
  library: Library,
  seed: number,
  measures: readonly Measure[] = [],
  createHash?: () => Hash,
): { readonly line: SurveyLine; readonly city: StampedCity | null } {
  const made = generateStamps({ ...recipe, seed }, library);
  return made.ok
    ? { line: cityLine(seed, made.value, measures, createHash?.()), city: made.value }
    : { line: failedLine(seed, made.problems), city: null };
}

function cityLine(
  seed: number,
  made: StampedCity,
  measures: readonly Measure[],
  hash: Hash | undefined,
): SurveyLine {
  const city = canonicalOutline(made);
  const { covered, coverage, perSchematic } = cityStatistics(city);
  const whole = measures.length > 0 || city.walls ? wholeCity(city) : null;
  const { publicAreas, landAreas, doors, doorsReached, walls } = whole
    ? townStatistics(whole.listed, whole.resolved)
    : reachWithoutWalls(city);
  return {
    seed,
    ok: true,
    placements: city.placements.length,
    perSchematic: Object.fromEntries(perSchematic),
    covered,
    coverage,
    digest: cityDigest(city, hash),
    publicAreas,
    landAreas,
    doors,
    doorsReached,
    walls,
    ...(whole && measures.length > 0 && { measures: cityMeasures(whole.listed, whole.resolved, measures) }),
  };
}

/** The list of the placements and the board, which take longer to make than all else of a line. */
function wholeCity(city: StampedCity): { readonly listed: City; readonly resolved: ResolvedCity } {
  const listed = listedCity(city);
  return { listed, resolved: resolveCity(listed, () => 'go on') };
}

function failedLine(seed: number, problems: readonly EngineProblem[]): SurveyLine {
  return {
    seed,
    ok: false,
    problems: boundProblems(problems.map(describeProblem)).map(({ path, message }) => ({ path, message })),
  };
}
