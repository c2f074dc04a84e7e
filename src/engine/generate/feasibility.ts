import { FULL, SEA, type Occupancy } from '../board/board.ts';
import { onesIn } from '../fit/bits.ts';
import { IN_GROUPS } from '../fit/groups.ts';
import { couldFit } from './ahead.ts';
import type { ProblemReason } from './problem.ts';
import { isSeed, MAX_SEED } from '../random/seed.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Filling } from './filling.ts';
import type { Recipe, SchematicRule } from '../recipe/recipe.ts';
import { NOTHING_GIVEN } from './given.ts';
import { nearTargets, type Standing } from './near-targets.ts';
import { rowsOfSlots, type RecipeProblem } from './recipe-problem.ts';
import { largestRegion } from './region.ts';
import { mostApart } from './spread.ts';
import type { Supply } from './supply.ts';

/**
 * The problems of a recipe on any land: a seed that is none, ids that are not in the library, rules that exclude each
 * other, distances to what no city of the recipe has, and methods that this version does not have.
 *
 * @param standing the parts of a city that stay, to which distances can be kept, too
 */
export function ruleProblems(
  recipe: Recipe,
  schematics: readonly Schematic[],
  standing: Standing = NOTHING_GIVEN,
): RecipeProblem[] {
  const problems: RecipeProblem[] = isSeed(recipe.seed) ? [] : [seedProblem(recipe.seed)];
  const known = new Set(schematics.map(({ id }) => id));
  const groups = recipe.districts.method === 'none' ? null : new Set(recipe.districts.groups);
  const canStand = nearTargets(recipe, schematics, standing);
  recipe.schematics.forEach((rule, index) => {
    const tell = (problem: ProblemReason, ...member: (string | number)[]) =>
      problems.push({
        ...problem,
        path: { of: 'recipe', members: ['schematics', index, ...member] },
        isProven: true,
        schematics: [rule.id],
        most: null,
        place: [],
      });
    if (!known.has(rule.id)) tell({ code: 'unknown-schematic', values: { schematic: rule.id } }, 'id');
    if (rule.max !== null && rule.min > rule.max)
      tell({ code: 'min-above-max', values: { min: rule.min, max: rule.max } });
    const strange = rule.groups?.filter((group) => !groups?.has(group)) ?? [];
    if (groups === null && rule.groups !== null) tell({ code: 'no-districts', values: null }, 'groups');
    else if (strange.length > 0) tell({ code: 'unknown-groups', values: { groups: strange } }, 'groups');
    rule.near?.forEach(({ to }, place) => {
      if (!canStand(to)) tell({ code: 'near-nothing', values: { to } }, 'near', place, 'to');
    });
  });
  return problems;
}

function seedProblem(seed: number): RecipeProblem {
  return {
    code: 'bad-seed',
    values: { seed, most: MAX_SEED },
    path: { of: 'recipe', members: ['seed'] },
    isProven: true,
    schematics: [],
    most: null,
    place: [],
  };
}

/**
 * The problems of a recipe whose requirements exceed the empty land: a required schematic that fits nowhere, a
 * schematic larger than any district of its groups, a minimum too large for its spacing, and minimums that need more
 * segments than the land, or the land of their groups, has. Takes milliseconds; a recipe without such problems may
 * still be impossible.
 */
export function spaceProblems({ occupancy, supplies, watch }: Filling): RecipeProblem[] {
  const required = supplies.filter(({ rule, placed }) => rule.min > placed);
  const single = required.flatMap((supply) => {
    watch();
    return homelessProblem(occupancy, supply, watch) ?? crowdProblem(occupancy, supply) ?? [];
  });
  return single.length > 0 ? single : quotaProblems(occupancy, required);
}

function homelessProblem(occupancy: Occupancy, supply: Supply, watch: () => void): RecipeProblem | undefined {
  const { rule, segments, conditions } = supply;
  const { groups } = rule;
  if (couldFit(occupancy, supply, watch)) return undefined;
  const piece = largestRegion(occupancy, conditions.barred_hex);
  const largest = 6 * piece.length;
  return {
    ...(segments > largest
      ? { code: 'larger-than-ground', values: { segments, largest, groups } }
      : { code: 'fits-nowhere', values: { min: rule.min, groups, without: null } }),
    path: { of: 'schematics', ids: [rule.id] },
    isProven: true,
    schematics: [rule.id],
    most: supply.placed,
    place: rowsOfSlots(occupancy, piece),
  };
}

/** The problem of a minimum that the spacing of its rule does not allow on this land. */
function crowdProblem(occupancy: Occupancy, supply: Supply): RecipeProblem | undefined {
  const { id, min, spacing, groups } = supply.rule;
  if (spacing === 0 || min < 2) return undefined;
  const most = mostApart(occupancy, supply, min);
  if (most >= min) return undefined;
  const place = rowsOfSlots(occupancy, slotsOf(occupancy, supply.conditions.barred_hex));
  return {
    code: 'too-close',
    path: { of: 'schematics', ids: [id] },
    values: { min, most, spacing, groups },
    isProven: true,
    schematics: [id],
    most,
    place,
  };
}

/**
 * The problems of the land, and of every set of groups that a rule names: minimums that need more segments than it has.
 */
function quotaProblems(occupancy: Occupancy, required: readonly Supply[]): RecipeProblem[] {
  const problems: RecipeProblem[] = [];
  const zones = new Map<string, Zone>([['*', { groups: null, barred_hex: null }]]);
  for (const { rule, conditions } of required)
    if (rule.groups !== null) {
      // The plane of the groups alone, because the rules of the same groups may have different other conditions.
      const { barred_hex } = conditions.ground.find(({ reason }) => reason === IN_GROUPS.reason)!;
      zones.set(JSON.stringify(rule.groups.toSorted()), { groups: rule.groups, barred_hex });
    }
  for (const zone of zones.values()) {
    const within = required.filter(({ rule }) => isWithin(rule, zone));
    const ids = within.map(({ rule: { id } }) => id);
    const needed = within.reduce(
      (sum, { rule, placed, segments }) => sum + (rule.min - placed) * segments,
      0,
    );
    const free = freeSegments(occupancy, zone.barred_hex);
    if (needed > free)
      problems.push({
        code: 'too-few-segments',
        path: { of: 'schematics', ids },
        values: { needed, free, groups: zone.groups },
        isProven: true,
        schematics: ids,
        most: null,
        place: rowsOfSlots(occupancy, slotsOf(occupancy, zone.barred_hex)),
      });
  }
  return problems;
}

/** The land on which a rule allows its schematic. */
interface Zone {
  /** `null` for all of the land. */
  readonly groups: readonly string[] | null;
  readonly barred_hex: Uint8Array | null;
}

/** Whether all placements of a rule must lie within a zone. */
function isWithin(rule: SchematicRule, other: Zone): boolean {
  if (other.groups === null) return true;
  return rule.groups !== null && rule.groups.every((group) => other.groups!.includes(group));
}

/** The number of segments of the land that are neither taken nor blocked by a condition on the ground. */
export function freeSegments({ mask_hex }: Occupancy, barred_hex: Uint8Array | null): number {
  let free = 0;
  mask_hex.forEach((mask, slot) => {
    const barred = barred_hex === null ? 0 : barred_hex[slot]!;
    free += onesIn(~(mask | barred) & FULL);
  });
  return free;
}

/** The slots of the land, except hexes that are blocked as a whole. */
function* slotsOf({ mask_hex }: Occupancy, barred_hex: Uint8Array | null): Generator<number> {
  for (let slot = 0; slot < mask_hex.length; slot++)
    if (mask_hex[slot] !== SEA && (barred_hex === null || barred_hex[slot] !== FULL)) yield slot;
}
