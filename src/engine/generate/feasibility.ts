import { FULL, SEA, type Occupancy } from '../board/board.ts';
import { onesIn } from '../fit/bits.ts';
import { IN_GROUPS } from '../fit/groups.ts';
import type { Problem } from '../problem.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Filling } from './filling.ts';
import type { Recipe, SchematicRule } from '../recipe/recipe.ts';
import { plainProblem, rowsOfSlots, schematicPath, type RecipeProblem } from './recipe-problem.ts';
import { largestRegion } from './region.ts';
import { mostApart } from './spread.ts';
import type { Supply } from './supply.ts';

/**
 * The problems of a recipe on any land: ids that are not in the library, rules that exclude each other, and methods
 * that this version does not have.
 */
export function ruleProblems(recipe: Recipe, schematics: readonly Schematic[]): Problem[] {
  return brokenRules(recipe, schematics).map(plainProblem);
}

/** The problems of {@link ruleProblems}, each with the schematics whose rules it is about. */
export function brokenRules(recipe: Recipe, schematics: readonly Schematic[]): RecipeProblem[] {
  const problems: RecipeProblem[] = [];
  const known = new Set(schematics.map(({ id }) => id));
  const groups = recipe.districts.method === 'none' ? null : new Set(recipe.districts.groups);
  recipe.schematics.forEach((rule, index) => {
    const tell = (member: string, message: string) =>
      problems.push({
        path: `$.schematics[${index}]${member}`,
        message,
        isProven: true,
        schematics: [rule.id],
        most: null,
        place: [],
      });
    if (!known.has(rule.id)) tell('.id', `no schematic "${rule.id}" in the library`);
    if (rule.max !== null && rule.min > rule.max) tell('', `min ${rule.min} is more than max ${rule.max}`);
    const strange = rule.groups?.filter((group) => !groups?.has(group)) ?? [];
    if (groups === null && rule.groups !== null)
      tell('.groups', 'groups need districts, and this recipe has none');
    else if (strange.length > 0)
      tell('.groups', `no district has the group ${strange.map((group) => `"${group}"`).join(' or ')}`);
  });
  return problems;
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
    return homelessProblem(occupancy, supply) ?? crowdProblem(occupancy, supply) ?? [];
  });
  return single.length > 0 ? single : quotaProblems(occupancy, required);
}

function homelessProblem(occupancy: Occupancy, supply: Supply): RecipeProblem | undefined {
  const { rule, segments, conditions } = supply;
  if (supply.fitsSomewhere()) return undefined;
  const piece = largestRegion(occupancy, conditions.barred_hex);
  const region = 6 * piece.length;
  const where = whereOf(rule);
  return {
    path: schematicPath(rule.id),
    isProven: true,
    schematics: [rule.id],
    most: supply.placed,
    place: rowsOfSlots(occupancy, piece),
    message:
      segments > region
        ? `needs ${segments} segments in one piece; the largest piece of ${where} has ${region}`
        : `needs at least ${rule.min}, but fits nowhere on ${where}, in none of its poses`,
  };
}

/** The problem of a minimum that the spacing of its rule does not allow on this land. */
function crowdProblem(occupancy: Occupancy, supply: Supply): RecipeProblem | undefined {
  const { id, min, spacing } = supply.rule;
  if (spacing === 0 || min < 2) return undefined;
  const most = mostApart(occupancy, supply, min);
  if (most >= min) return undefined;
  const message = `needs at least ${min}; no more than ${most} can be ${spacing} hexes from each other on ${whereOf(supply.rule)}`;
  const place = rowsOfSlots(occupancy, slotsOf(occupancy, supply.conditions.barred_hex));
  return { path: schematicPath(id), message, isProven: true, schematics: [id], most, place };
}

function whereOf({ groups }: Pick<SchematicRule, 'groups'>): string {
  return groups === null ? 'the land' : groups.join(' and ');
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
    const need = within.reduce((sum, { rule, placed, segments }) => sum + (rule.min - placed) * segments, 0);
    const free = freeSegments(occupancy, zone.barred_hex);
    if (need > free)
      problems.push({
        path: within.map(({ rule: { id } }) => schematicPath(id)).join(', '),
        isProven: true,
        schematics: within.map(({ rule: { id } }) => id),
        most: null,
        place: rowsOfSlots(occupancy, slotsOf(occupancy, zone.barred_hex)),
        message: `the minimums need ${need} segments; ${whereOf(zone)} ${zone.groups === null ? 'has' : 'have'} ${free}`,
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
