import type { Library } from '../city/library.ts';
import type { Occupancy } from '../board/board.ts';
import type { Problem } from '../problem.ts';
import { largestRegion } from './region.ts';
import type { Recipe, SchematicRule } from './recipe.ts';
import type { Supply } from './supply.ts';

/**
 * What in a recipe cannot work whatever its land: an id that is not in the library, rules that exclude each other,
 * a method that this version does not have.
 */
export function ruleProblems(recipe: Recipe, library: Library): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(library.schematics.map(({ id }) => id));
  const groups = recipe.districts.method === 'none' ? null : new Set(recipe.districts.groups);
  recipe.schematics.forEach((rule, index) => {
    const path = `$.schematics[${index}]`;
    if (!known.has(rule.id))
      problems.push({ path: `${path}.id`, message: `no schematic "${rule.id}" in the library` });
    if (rule.max !== null && rule.min > rule.max)
      problems.push({ path, message: `min ${rule.min} is more than max ${rule.max}` });
    const strange = rule.groups?.filter((group) => !groups?.has(group)) ?? [];
    if (groups === null && rule.groups !== null)
      problems.push({ path: `${path}.groups`, message: 'groups need districts, and this recipe has none' });
    else if (strange.length > 0)
      problems.push({
        path: `${path}.groups`,
        message: `no district has the group ${strange.map((group) => `"${group}"`).join(' or ')}`,
      });
  });
  return problems;
}

/**
 * What the recipe requires and the empty city cannot hold: a minimum that fits nowhere, a schematic larger than any
 * district it may stand in, minimums that need more than the land or than the land of their groups. Takes
 * milliseconds; a recipe without such problems may still turn out too tight.
 */
export function spaceProblems(occupancy: Occupancy, supplies: readonly Supply[]): Problem[] {
  const required = supplies.filter(({ rule }) => rule.min > 0);
  const single = required.flatMap((supply) => homelessProblem(occupancy, supply));
  return single.length > 0 ? single : quotaProblems(occupancy, required);
}

function homelessProblem(occupancy: Occupancy, supply: Supply): Problem[] {
  const { rule, segments, zone_hex } = supply;
  if (rule.min <= supply.placed || supply.countFits() > 0) return [];
  const path = `schematic ${rule.id}`;
  const region = 6 * largestRegion(occupancy, zone_hex);
  const where = whereOf(rule);
  return [
    segments > region
      ? {
          path,
          message: `needs ${segments} segments in one piece; the largest piece of ${where} has ${region}`,
        }
      : { path, message: `needs at least ${rule.min}, but fits nowhere on ${where}, in none of its poses` },
  ];
}

function whereOf({ groups }: SchematicRule): string {
  return groups === null ? 'the land' : groups.join(' and ');
}

/** For every set of groups that some rule names: what must stand within it against the segments it has. */
function quotaProblems(occupancy: Occupancy, required: readonly Supply[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { rule, zone_hex } of required) {
    const key = rule.groups === null ? '*' : [...rule.groups].sort().join();
    if (seen.has(key)) continue;
    seen.add(key);
    const within = required.filter(({ rule: other }) => isWithin(other, rule));
    const need = within.reduce((sum, { rule: { min }, segments }) => sum + min * segments, 0);
    const free = freeSegments(occupancy, zone_hex) + placedSegments(within);
    if (need > free)
      problems.push({
        path: within.map(({ rule: { id } }) => `schematic ${id}`).join(', '),
        message: `the minimums need ${need} segments; ${whereOf(rule)} ${rule.groups === null ? 'has' : 'have'} ${free}`,
      });
  }
  return problems;
}

/** Whether all that the one rule places must lie where the other's may. */
function isWithin(rule: SchematicRule, other: SchematicRule): boolean {
  if (other.groups === null) return true;
  return rule.groups !== null && rule.groups.every((group) => other.groups!.includes(group));
}

function placedSegments(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { rule, placed, segments }) => sum + Math.min(rule.min, placed) * segments, 0);
}

function freeSegments({ mask_hex }: Occupancy, zone_hex: Uint8Array | null): number {
  let free = 0;
  mask_hex.forEach((mask, slot) => {
    if (zone_hex !== null && zone_hex[slot] === 0) return;
    for (let bits = ~mask & 0x3f; bits !== 0; bits &= bits - 1) free++;
  });
  return free;
}
