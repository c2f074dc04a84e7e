import type { Library } from '../city/library.ts';
import { addHexes } from '../hex/hex.ts';
import type { LandRow } from '../land/row.ts';
import type { EngineProblem } from './problem.ts';
import { randomStream } from '../random/stream.ts';
import { orient } from '../schematic/pose.ts';
import { ruleProblems, spaceProblems } from './feasibility.ts';
import { fillCity } from './fill-city.ts';
import type { Filling } from './filling.ts';
import { withGiven } from './generate.ts';
import { NOTHING_GIVEN, type Given } from './given.ts';
import { makeTerrain } from './terrain.ts';
import { nearestMiss } from './miss.ts';
import { hasTown } from './town.ts';
import { placeMinimums } from './minimums.ts';
import { prepareFilling } from './prepare.ts';
import type { CancelSignal } from './progress.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { rowsOfHexes, type CheckedProblem, type RecipeProblem } from './recipe-problem.ts';

export interface CheckOptions {
  readonly given?: Given;
  /** Tested many times a second; an error that it throws ends the check. */
  readonly signal?: CancelSignal;
  /** Makes land and districts; callers can pass a function that remembers them. */
  readonly terrain?: typeof makeTerrain;
}

/**
 * The problems of a recipe: those that generating it would tell. A city can be generated exactly when there are none.
 *
 * A recipe without a town is not filled for this, because all that can fail comes before, with random choices of its own.
 * A town can fail to its very end, so it is made.
 */
export function checkRecipe(
  recipe: Recipe,
  library: Library,
  { given = NOTHING_GIVEN, signal, terrain: makeIt = makeTerrain }: CheckOptions = {},
): readonly CheckedProblem[] {
  const watch = () => signal?.throwIfAborted();
  const { kinds, schematics } = withGiven(library, given);
  const broken = ruleProblems(recipe, schematics, given);
  if (broken.length > 0) return broken.map((problem) => ({ ...problem, miss: null }));
  const terrain = makeIt(recipe, watch, given.districts);
  if (!terrain.ok) return terrain.problems.map(general);
  const toldOf = (problem: EngineProblem): CheckedProblem => ({
    ...general(problem),
    place: placeOfGiven(given, problem),
  });
  if (hasTown(recipe, schematics)) {
    const town = fillCity(terrain.value, recipe, { kinds, schematics }, given, { onProgress: watch, watch });
    if (town.ok) return [];
    return town.problems.map((problem) => ('isProven' in problem ? problem : toldOf(problem)));
  }
  const prepared = prepareFilling(terrain.value, recipe.schematics, schematics, given, watch, null);
  if (!prepared.ok) return prepared.problems.map(toldOf);
  const filling = prepared.value;
  const impossible = spaceProblems(filling);
  if (impossible.length > 0) return withMisses(filling, impossible);
  return withMisses(filling, placeMinimums(filling, randomStream(recipe.seed, 'minimums'), watch));
}

/** A problem that concerns no particular schematic. */
function general(problem: EngineProblem): CheckedProblem {
  return { ...problem, isProven: true, schematics: [], most: null, place: [], miss: null };
}

/** The hexes of the given placement that a problem is about. */
function placeOfGiven({ placements, schematics }: Given, { path }: EngineProblem): readonly LandRow[] {
  if (path.of !== 'placement') return [];
  const placement = placements.find(({ id }) => id === path.id);
  const schematic = schematics.find(({ id }) => id === placement?.schematic);
  if (!placement || !schematic) return [];
  return rowsOfHexes(orient(schematic.hexes, placement).map((hex) => addHexes(hex, placement)));
}

function withMisses(
  { occupancy, supplies, watch }: Filling,
  problems: readonly RecipeProblem[],
): CheckedProblem[] {
  return problems.map((problem) => {
    const [id] = problem.schematics;
    const supply = problem.schematics.length === 1 ? supplies.find(({ rule }) => rule.id === id) : undefined;
    return { ...problem, miss: supply ? nearestMiss(occupancy, supply, watch) : null };
  });
}
