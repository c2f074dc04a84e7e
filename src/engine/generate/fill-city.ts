import type { City } from '../city/city.ts';
import type { Library } from '../city/library.ts';
import { hexKey } from '../hex/hex.ts';
import { success } from '../problem.ts';
import { hasTown, Town } from './town.ts';
import type { Placement, Placements } from '../schematic/placement.ts';
import type { EngineProblem } from './problem.ts';
import { randomStream } from '../random/stream.ts';
import { spaceProblems } from './feasibility.ts';
import { fillBoard } from './fill.ts';
import type { Filling } from './filling.ts';
import type { Given } from './given.ts';
import type { Terrain } from './terrain.ts';
import { placeMinimums } from './minimums.ts';
import { prepareFilling } from './prepare.ts';
import type { OnProgress } from './progress.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { CheckedProblem, RecipeProblem } from './recipe-problem.ts';
import { makeReport, type GenerationReport } from './report.ts';
import { StampedPlacements } from './stamped-placements.ts';

/** Functions that are called during the work. */
export interface FillOptions {
  readonly onProgress: OnProgress;
  /** Called regularly during long work; an error that it throws ends the generation. */
  readonly watch: () => void;
}

/** The placements of a filled city with its ground and walls, or the problems because of which it could not be filled. */
export type Filled =
  | {
      readonly ok: true;
      readonly value: Pick<City, 'ground' | 'walls'> &
        Partial<Pick<City, 'districts'>> & { readonly placements: Placements };
      readonly report: GenerationReport;
    }
  | {
      readonly ok: false;
      readonly problems: readonly (EngineProblem | CheckedProblem)[];
      readonly report: GenerationReport | null;
    };

/** Number of towns that are made by other chance while one breaks what its recipe asks for. */
const TRIES = 4;

/** Share of the steps that a town made again may take to place the required pieces: where the first had few, it has, too. */
const PATIENCE_AGAIN = 0.25;

/**
 * Places schematics on given land with given districts by the rules of a recipe: first the required ones, largest
 * first, then those that fill the rest. Given placements keep their places and ids; new ones get the lowest free ids.
 *
 * A town is made again by other chance when it does not keep all that its recipe asks for; the problems of the first
 * try are told when none does.
 */
export function fillCity(
  terrain: Terrain,
  recipe: Recipe,
  library: Library,
  given: Given,
  options: FillOptions,
): Filled {
  const first = fillOnce(terrain, recipe, library, given, options, 1);
  if (first.ok || !first.isChance) return first;
  const seeds = randomStream(recipe.seed, 'tries');
  for (let tries = 1; tries < TRIES; tries++) {
    options.watch();
    const other = { ...recipe, seed: seeds.below(2 ** 32) };
    const again = fillOnce(terrain, other, library, given, options, PATIENCE_AGAIN);
    if (again.ok) return again;
  }
  return first;
}

/** A filled city, or problems; those that another chance may avoid are marked. */
type FilledOnce =
  | Extract<Filled, { readonly ok: true }>
  | (Extract<Filled, { readonly ok: false }> & { readonly isChance: boolean });

function fillOnce(
  terrain: Terrain,
  recipe: Recipe,
  library: Library,
  given: Given,
  { onProgress, watch }: FillOptions,
  patience: number,
): FilledOnce {
  const planned = hasTown(recipe, library.schematics)
    ? Town.plan(terrain, recipe, library, given)
    : success(null);
  if (!planned.ok) return { ...planned, report: null, isChance: false };
  const town = planned.value;
  const standing = town?.given ?? given;
  const bounded = town ? { ...terrain, districts: town.districts } : terrain;
  const prepared = prepareFilling(bounded, recipe.schematics, library.schematics, standing, watch, town);
  if (!prepared.ok) return { ...prepared, report: null, isChance: false };
  const filling = prepared.value;
  onProgress({ stage: 'check', done: 0, of: 1 });
  const impossible = spaceProblems(filling);
  if (impossible.length > 0) return withObstacle(failed(filling, impossible), town, recipe);
  onProgress({ stage: 'check', done: 1, of: 1 });

  const unmet = placeMinimums(filling, randomStream(recipe.seed, 'minimums'), onProgress, patience);
  if (unmet.length > 0) return withObstacle(failed(filling, unmet), town, recipe);
  const unreached = town?.afterMinimums(filling) ?? [];
  if (unreached.length > 0) return failed(filling, unreached, true);
  fillBoard(filling, recipe.fill, randomStream(recipe.seed, 'fill'), onProgress);
  town?.afterFill(filling);
  const broken = town?.brokenLaws(filling) ?? [];
  if (broken.length > 0) return failed(filling, broken, true);
  const ground = town?.ground() ?? [];
  return {
    ok: true,
    value: {
      placements: placementsOf(filling, standing),
      ...(ground.length > 0 && { ground }),
      ...(town && { districts: town.districts }),
      ...(town && town.cityWalls.length > 0 && { walls: town.cityWalls }),
    },
    report: makeReport(filling, []),
  };
}

/** Names the ground that alone keeps required schematics from the places where they came nearest. */
function withObstacle(
  unfilled: Extract<FilledOnce, { readonly ok: false }>,
  town: Town | null,
  { rivers }: Recipe,
): FilledOnce {
  const problems = unfilled.problems.map((problem) => {
    const { code, miss } = problem;
    if (code !== 'fits-nowhere' && code !== 'no-room-beside-given') return problem;
    if (!miss?.blocked.every(({ reason }) => reason === 'ground')) return problem;
    const kinds_hex = new Map(town?.ground().map((hex) => [hexKey(hex), hex.segments]));
    const isRiver = miss.blocked.every((at) => kinds_hex.get(hexKey(at))?.[at.k] === rivers?.kind);
    const without: 'rivers' | 'ground' = rivers && isRiver ? 'rivers' : 'ground';
    // One by one, because each has values of its own.
    return code === 'fits-nowhere'
      ? { ...problem, values: { ...problem.values, without } }
      : { ...problem, values: { ...problem.values, without } };
  });
  return { ...unfilled, problems };
}

function failed(
  filling: Filling,
  problems: readonly RecipeProblem[],
  isChance = false,
): Extract<FilledOnce, { readonly ok: false }> {
  const report = makeReport(filling, problems);
  const missOf = new Map(report.schematics.map(({ id, nearestMiss }) => [id, nearestMiss]));
  return {
    ok: false,
    isChance,
    report,
    problems: problems.map((problem) => {
      const [id] = problem.schematics;
      return { ...problem, miss: problem.schematics.length === 1 ? (missOf.get(id!) ?? null) : null };
    }),
  };
}

/** All placements by id: the given ones, and the new ones, which get the free ids in the order of placing. */
function placementsOf(filling: Filling, given: Given): Placements {
  const stamped = new StampedPlacements(filling);
  if (given.placements.length === 0) return stamped;
  const placements: Placement[] = [...given.placements];
  const taken = new Set(placements.map(({ id }) => id));
  let id = 0;
  for (let index = 0; index < stamped.length; index++) {
    do id++;
    while (taken.has(id));
    placements.push({ ...stamped.at(index), id });
  }
  return placements.sort((a, b) => a.id - b.id);
}
