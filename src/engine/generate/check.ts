import type { Library } from '../city/library.ts';
import type { LandRow } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';
import type { EngineProblem } from './problem.ts';
import { randomStream } from '../random/stream.ts';
import { orient } from '../schematic/pose.ts';
import { ruleProblems, spaceProblems } from './feasibility.ts';
import type { Filling } from './filling.ts';
import { withGiven } from './generate.ts';
import { NOTHING_GIVEN, type Given } from './given.ts';
import { makeTerrain } from './terrain.ts';
import { nearestMiss } from './miss.ts';
import type { NearestMiss } from './nearest-miss.ts';
import { hasTown, Town } from './town.ts';
import { placeMinimums } from './minimums.ts';
import { prepareFilling } from './prepare.ts';
import type { CancelSignal } from './progress.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeProblem } from './recipe-problem.ts';

export interface CheckOptions {
  readonly given?: Given;
  /** Tested many times a second; an error that it throws ends the check. */
  readonly signal?: CancelSignal;
  /** Makes land and districts; callers can pass a function that remembers them. */
  readonly terrain?: typeof makeTerrain;
}

/** A problem, and the placement of its schematic that came nearest to fitting; `null` when that is not known. */
export type CheckedProblem = RecipeProblem & { readonly miss: NearestMiss | null };

/**
 * The problems of a recipe, found by all steps of a generation that come before filling. A city can be generated
 * exactly when there are none, because required placements come first, with random choices of their own.
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
  const terrain = makeIt(recipe, watch);
  if (!terrain.ok) return terrain.problems.map(general);
  const planned = hasTown(recipe, schematics)
    ? Town.plan(terrain.value, recipe, { kinds, schematics }, given)
    : null;
  if (planned && !planned.ok) return planned.problems.map(general);
  const town = planned?.value ?? null;
  const bounded = town ? { land: terrain.value.land, districts: town.districts } : terrain.value;
  const standing = town?.given ?? given;
  const prepared = prepareFilling(bounded, recipe.schematics, schematics, standing, watch, town);
  if (!prepared.ok)
    return prepared.problems.map((problem) => ({ ...general(problem), place: placeOfGiven(given, problem) }));
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
  return normalizeRows(
    orient(schematic.hexes, placement).map(({ q, r }) => ({
      q: q + placement.q,
      r: r + placement.r,
      count: 1,
    })),
  );
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
