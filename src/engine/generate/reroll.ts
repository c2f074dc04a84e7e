import type { Placement } from '../schematic/placement.ts';
import type { Library } from '../city/library.ts';
import { centerAt } from '../fit/placed.ts';
import { countHexes } from '../land/row.ts';
import type { EngineProblem } from './problem.ts';
import { randomStream } from '../random/stream.ts';
import { ruleProblems, spaceProblems } from './feasibility.ts';
import { fillBoard } from './fill.ts';
import type { Filling } from './filling.ts';
import { placeMinimums } from './minimums.ts';
import { lostByReroll } from './lost-by-reroll.ts';
import { prepareFilling } from './prepare.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { CancelSignal, OnProgress } from './progress.ts';
import type { FillRecipe, Recipe, SchematicRule } from '../recipe/recipe.ts';
import { hasTown, Town } from './town.ts';
import { withoutStayed, type RerollDifference } from './reroll-difference.ts';
import {
  closeAround,
  placementsIn,
  segmentsOf,
  type ClosedGround,
  type RerolledCity,
  type RerollRegion,
} from './reroll-region.ts';

export interface RerollOptions {
  readonly onProgress?: OnProgress;
  readonly signal?: CancelSignal;
  /**
   * Ids of the library's schematics by ids of the city's schematics that are versions of them, where the two ids
   * differ.
   */
  readonly versionOf?: ReadonlyMap<string, string>;
  /** The first id for new placements; when absent, one above all ids of the city. */
  readonly firstId?: number;
}

/** The changes that a reroll makes to a city, with the results. New placements are of schematics of the library. */
export interface Reroll extends RerollDifference {
  /** Required schematics whose minimum is not met, as it was not before. */
  readonly missing: readonly Missing[];
  /** Number of covered segments of the whole city. */
  readonly covered: { readonly before: number; readonly after: number };
  /** All ground of the city, which was laid again where nothing stands; absent when there is no rest to lay. */
  readonly ground?: readonly PaintedHex[];
  /** Number of segments of the city's land. */
  readonly segments: number;
}

/** A required schematic whose minimum is not met after a reroll. */
export interface Missing {
  /** Id of the schematic. */
  readonly id: string;
  readonly min: number;
  readonly placed: number;
}

/** The changes of a reroll, or the problems because of which there are none. */
export type Rerolled =
  | { readonly ok: true; readonly value: Reroll }
  | { readonly ok: false; readonly problems: readonly EngineProblem[] };

/**
 * Rerolls a part of a city: removes its placements and fills its ground again by the rules of a recipe. Land, districts
 * and everything outside stay unchanged; minimums, maximums and spacing hold for the whole city. A pure function of its
 * input: each roll draws from random streams of its own, forked from the recipe's seed by name and number.
 *
 * The ground is filled up to the recipe's coverage; for a region of placements, at least as much as before. In a part
 * of the city, a minimum that was not met before is met if possible, and else reported in `missing`; no reroll leaves
 * fewer placements of a required schematic than before.
 *
 * @param recipe the rules; its land and districts are ignored in favor of the city's
 * @param library the schematics of new placements
 * @param roll number of the roll, from 1; each number gives another result
 * @throws the error that `options.signal` throws when it is canceled
 */
export function reroll(
  city: RerolledCity,
  recipe: Recipe,
  library: Library,
  region: RerollRegion,
  roll: number,
  options: RerollOptions = {},
): Rerolled {
  const problems = ruleProblems(recipe, library.schematics, city);
  if (problems.length > 0) return { ok: false, problems };
  const removed = placementsIn(city, region);
  if (removed.length === 0 && region.kind === 'placements')
    return { ok: false, problems: [{ code: 'all-locked', path: { of: 'selection' }, values: null }] };
  const strict = fillKeeping(city, recipe, library, region, removed, roll, options);
  if (strict.ok || region.kind === 'city') return strict;
  const rules = recipe.schematics.map((rule) => ({
    ...rule,
    min: Math.min(rule.min, countOf(city.placements, rule, options.versionOf)),
  }));
  if (rules.every(({ min }, index) => min === recipe.schematics[index]!.min)) return strict;
  return fillKeeping(city, { ...recipe, schematics: rules }, library, region, removed, roll, options, recipe);
}

/** Number of times that a part is filled by other chance while something is lost that the city kept before. */
const TRIES = 6;

/**
 * Fills a part again so that nothing is lost that the city kept before, what placements outside ask for among it: by other
 * chance, and after half of the tries with the placements staying that kept it.
 */
function fillKeeping(
  city: RerolledCity,
  recipe: Recipe,
  library: Library,
  region: RerollRegion,
  removed: readonly Placement[],
  roll: number,
  options: RerollOptions,
  asked = recipe,
): Rerolled {
  let left = removed;
  for (let tries = 1; ; tries++) {
    const name = tries === 1 ? `roll ${roll}` : `roll ${roll}, try ${tries}`;
    const { rolled, keepers } = fillAgain(city, recipe, library, region, left, name, options, asked);
    if (keepers === null || tries === TRIES) return rolled;
    if (tries >= TRIES / 2) left = left.filter((placement) => !keepers.has(placement));
  }
}

/**
 * @param name begins the names of the random streams
 * @param asked the recipe whose minimums are reported when they are not met
 * @returns the result, and the removed placements without which something was lost; `null` when nothing was
 */
function fillAgain(
  city: RerolledCity,
  recipe: Recipe,
  library: Library,
  region: RerollRegion,
  removed: readonly Placement[],
  name: string,
  { onProgress = () => {}, signal, versionOf, firstId }: RerollOptions,
  asked: Recipe,
): { readonly rolled: Rerolled; readonly keepers: ReadonlySet<Placement> | null } {
  const tell: OnProgress = (progress) => {
    signal?.throwIfAborted();
    onProgress(progress);
  };
  const gone = new Set(removed);
  const staying = city.placements.filter((placement) => !gone.has(placement));
  const given = { placements: staying, schematics: city.schematics };
  const watch = () => signal?.throwIfAborted();
  const town =
    city.ground || hasTown(recipe, library.schematics)
      ? Town.standing(city, recipe, library, given, true)
      : null;
  const prepared = prepareFilling(city, recipe.schematics, library.schematics, given, watch, town);
  if (!prepared.ok) return { rolled: prepared, keepers: null };
  countVersions(prepared.value, staying, versionOf);
  const { occupancy } = prepared.value;
  const ground = closeAround(occupancy, city, region, removed);
  const filling = { ...prepared.value, occupancy: { ...occupancy, ...ground } };
  const impossible = region.kind === 'city' ? spaceProblems(filling) : [];
  if (impossible.length > 0) return { rolled: { ok: false, problems: impossible }, keepers: null };
  const unmet = placeMinimums(filling, randomStream(recipe.seed, `${name}: minimums`), tell);
  if (unmet.length > 0) return { rolled: { ok: false, problems: unmet }, keepers: null };
  const freed = segmentsOf(removed, city.schematics);
  const fill = region.kind === 'placements' ? fillAsBefore(recipe.fill, ground, freed) : recipe.fill;
  fillBoard(filling, fill, randomStream(recipe.seed, `${name}: fill`), tell);
  town?.afterFill(filling, `${name}: rest`);
  const lost = town ? lostByReroll(town, filling, city, recipe, library, staying, removed) : null;
  if (lost && lost.problems.length > 0)
    return { rolled: { ok: false, problems: lost.problems }, keepers: lost.keepers };
  const made = listMade(filling, firstId ?? highestId(city.placements) + 1);
  const before = segmentsOf(city.placements, city.schematics);
  const value: Reroll = {
    ...withoutStayed(removed, made, city.schematics, library.schematics),
    ...(town && recipe.rest && { ground: town.ground() }),
    missing: missingOf(filling, asked.schematics),
    covered: {
      before,
      after: before - freed + segmentsOf(made, library.schematics),
    },
    segments: 6 * countHexes(city.land),
  };
  return { rolled: { ok: true, value }, keepers: null };
}

/** The fill of a recipe, with its coverage raised to the share of the ground that was covered before. */
function fillAsBefore(fill: FillRecipe, { hexes, covered }: ClosedGround, freed: number): FillRecipe {
  // Half a segment less, so that rounding does not require another piece.
  const before = (covered + freed - 0.5) / (6 * hexes);
  return { ...fill, coverage: Math.max(fill.coverage, before) };
}

function isOf(
  { schematic }: Placement,
  { id }: SchematicRule,
  versionOf: RerollOptions['versionOf'],
): boolean {
  return schematic === id || versionOf?.get(schematic) === id;
}

function countOf(
  placements: readonly Placement[],
  rule: SchematicRule,
  versionOf: RerollOptions['versionOf'],
): number {
  return placements.filter((placement) => isOf(placement, rule, versionOf)).length;
}

/**
 * Counts kept placements of a schematic's versions as placements of the schematic; those with its own id are counted
 * already.
 */
function countVersions(
  { supplies }: Filling,
  staying: readonly Placement[],
  versionOf: RerollOptions['versionOf'],
): void {
  if (!versionOf) return;
  for (const supply of supplies)
    for (const { id, schematic, q, r } of staying) {
      if (schematic === supply.rule.id || versionOf.get(schematic) !== supply.rule.id) continue;
      supply.addGiven({ q, r, id });
    }
}

function highestId(placements: readonly Placement[]): number {
  return placements.reduce((most, { id }) => Math.max(most, id), 0);
}

/** The new placements, in the order of placing. */
function listMade({ occupancy, supplies, stamps }: Filling, firstId: number): Placement[] {
  return Array.from({ length: stamps.count }, (_, index) => {
    const supply = supplies[stamps.supply_stamp[index]!]!;
    const shape = supply.shapes[stamps.shape_stamp[index]!]!;
    const pose = stamps.pose_stamp[index]!;
    const { q, r } = centerAt(occupancy, shape, pose, stamps.slot_stamp[index]!);
    const { mirror, rotation, shift } = shape.poses[pose]!.pose;
    return {
      id: firstId + index,
      schematic: supply.rule.id,
      q,
      r,
      mirror,
      rotation,
      shift,
      locked: false,
    };
  });
}

function missingOf({ supplies }: Filling, rules: readonly SchematicRule[]): Missing[] {
  return rules.flatMap(({ id, min }, index) => {
    const { placed } = supplies[index]!;
    return placed < min ? [{ id, min, placed }] : [];
  });
}
