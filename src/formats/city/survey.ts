import type { City } from '../../engine/city/city.ts';
import type { Library } from '../../engine/city/library.ts';
import { resolveCity } from '../../engine/city/resolve.ts';
import { generate } from '../../engine/generate/generate.ts';
import type { EngineProblem } from '../../engine/generate/problem.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { Problem } from '../../engine/problem.ts';
import { boundProblems } from '../problem-list.ts';
import { describeProblem } from '../recipe/problem-words.ts';
import { canonicalCity } from './canonical.ts';
import { cityDigest } from './digest.ts';
import { cityStatistics, townStatistics, type TownStatistics } from './statistics.ts';

/** The figures of the city of a seed, or why there is none. Its members are in the order of a line of `survey`. */
export type SurveyLine =
  | ({
      readonly seed: number;
      readonly ok: true;
      /** Number of placements. */
      readonly placements: number;
      /** Number of placements by ids of schematics. */
      readonly perSchematic: Readonly<Record<string, number>>;
      /** Number of covered segments. */
      readonly covered: number;
      /** Share of the land's segments that are covered, from 0 to 1. */
      readonly coverage: number;
      /** The digest of the city: 64 hexadecimal digits. */
      readonly digest: string;
    } & Pick<TownStatistics, 'publicAreas' | 'landAreas' | 'doors' | 'doorsReached' | 'walls'>)
  | { readonly seed: number; readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The line of `survey` for a seed: a city of the recipe is generated and told in figures.
 *
 * @param seed takes the place of the recipe's own
 */
export function surveyLine(recipe: Recipe, library: Library, seed: number): SurveyLine {
  const made = generate({ ...recipe, seed }, library);
  return made.ok ? cityLine(seed, made.value) : failedLine(seed, made.problems);
}

function cityLine(seed: number, made: City): SurveyLine {
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

function failedLine(seed: number, problems: readonly EngineProblem[]): SurveyLine {
  return {
    seed,
    ok: false,
    problems: boundProblems(problems.map(describeProblem)).map(({ path, message }) => ({ path, message })),
  };
}
