import { SAME_GROUP_NEEDED, type DistrictRecipe, type SchematicRule } from '../../../engine/recipe/recipe.ts';
import { MAX_GROUP } from '../../../formats/limits.ts';
import { groupColor, type GroupColors } from '../../../formats/picture/group-color.ts';
import * as words from './words.ts';

/** A group while it is edited. */
export interface GroupDraft {
  /** Stays while the name is typed. */
  readonly key: number;
  readonly name: string;
  readonly color: string;
  /** Weight against the others, 1..100. */
  readonly share: number;
}

/** Districts while they are edited: what both methods ask, so that switching back and forth loses nothing. */
export interface DistrictDraft {
  readonly method: DistrictRecipe['method'];
  readonly groups: readonly GroupDraft[];
  readonly empty: number;
  readonly same: readonly number[];
  readonly maxSteps: number;
  readonly core: number;
  readonly min: number;
  readonly arrange: 'center-out' | 'random';
}

const START_GROUPS = ['old-town', 'houses', 'farmland'];

/** The draft of a recipe's districts; what the recipe does not say has its default. */
export function draftOf(recipe: DistrictRecipe, colors: GroupColors): DistrictDraft {
  const names = recipe.method === 'none' ? START_GROUPS : recipe.groups;
  const shares = recipe.method === 'none' ? undefined : recipe.shares;
  const most = Math.max(1e-9, ...(shares ?? [1]));
  return {
    method: recipe.method,
    groups: names.map((name, index) => ({
      key: index,
      name,
      color: groupColor(colors, names, name),
      share: Math.max(1, Math.round((100 * (shares?.[index] ?? most)) / most)),
    })),
    empty: recipe.method === 'schelling' ? recipe.empty : 0.1,
    same: recipe.method === 'schelling' ? recipe.same : SAME_GROUP_NEEDED,
    maxSteps: recipe.method === 'schelling' ? recipe.maxSteps : 1000,
    core: recipe.method === 'growth' ? recipe.core : 8,
    min: recipe.method === 'growth' ? recipe.min : 6,
    arrange: recipe.method === 'growth' ? recipe.arrange : 'center-out',
  };
}

/** Whether the name of a group is longer than it can be. */
export function isTooLong(name: string): boolean {
  return name.trim().length > MAX_GROUP;
}

/** The problem that keeps a draft from being a recipe, in words; `null` for none. */
export function draftObstacle({ method, groups }: DistrictDraft): string | null {
  if (method === 'none') return null;
  if (groups.length === 0) return words.groupMissing;
  const names = groups.map(({ name }) => name.trim());
  if (names.includes('')) return words.nameMissing;
  const long = names.find(isTooLong);
  if (long !== undefined) return words.nameTooLong(long, MAX_GROUP);
  if (new Set(names).size < names.length) return words.sameNames;
  return null;
}

/** The recipe of a draft that has no obstacle. */
export function recipeOf(draft: DistrictDraft): DistrictRecipe {
  if (draft.method === 'none') return { method: 'none' };
  const groups = draft.groups.map(({ name }) => name.trim());
  const weights = draft.groups.map(({ share }) => share);
  const equal = weights.every((share) => share === weights[0]);
  const shared = { groups, ...(equal ? {} : { shares: weights }) };
  if (draft.method === 'growth')
    return { method: 'growth', ...shared, core: draft.core, min: draft.min, arrange: draft.arrange };
  return { method: 'schelling', ...shared, empty: draft.empty, same: draft.same, maxSteps: draft.maxSteps };
}

/**
 * The rules of schematics after the groups of `before` were edited to a draft: they follow a group that was renamed and
 * forget one that is gone. A rule none of whose groups is left holds anywhere, as all do without districts.
 */
export function followGroups(
  rules: readonly SchematicRule[],
  before: DistrictRecipe,
  draft: DistrictDraft,
): SchematicRule[] {
  const names = before.method === 'none' ? [] : before.groups;
  const after = new Map(names.map((name, key) => [name, nameOf(draft, key)]));
  return rules.map((rule) => {
    if (rule.groups === null) return rule;
    const groups = rule.groups.flatMap((group) => after.get(group) ?? []);
    return { ...rule, groups: groups.length > 0 ? groups : null };
  });
}

/** The name of the group that was the one with this index when the draft was made; nothing when it is gone. */
function nameOf({ method, groups }: DistrictDraft, key: number): string | undefined {
  return method === 'none' ? undefined : groups.find((group) => group.key === key)?.name.trim();
}

/** The chosen colors of a draft's groups. */
export function colorsOf({ groups }: DistrictDraft): GroupColors {
  return Object.fromEntries(groups.map(({ name, color }) => [name.trim(), color]));
}
