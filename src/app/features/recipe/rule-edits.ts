import type { Draft } from 'immer';
import { changeRecipe, type RecipeChange } from '../../../engine/generate/change.ts';
import { RULE_DEFAULTS, type Recipe, type SchematicRule } from '../../../engine/recipe/recipe.ts';
import type { Document } from '../../document/document.ts';

/** The parts of a rule beside its schematic. */
export type RulePart = Partial<Omit<SchematicRule, 'id'>>;

/** Changes what the recipe says of one schematic. */
export function changeRule(draft: Draft<Document>, id: string, part: RulePart): void {
  const rule = draft.recipe.schematics.find((one) => one.id === id);
  if (rule) Object.assign(rule, structuredClone(part));
}

/** The defaults of a rule, to be changed. */
function defaults(): Draft<Omit<SchematicRule, 'id'>> {
  return structuredClone(RULE_DEFAULTS) as unknown as Draft<Omit<SchematicRule, 'id'>>;
}

/** Takes schematics into the recipe, with the defaults. */
export function addRules(draft: Draft<Document>, ids: readonly string[]): void {
  const known = new Set(draft.recipe.schematics.map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) draft.recipe.schematics.push({ id, ...defaults() });
}

/** Changes what the recipe says of every schematic. */
export function changeAllRules(draft: Draft<Document>, part: RulePart): void {
  for (const rule of draft.recipe.schematics) Object.assign(rule, structuredClone(part));
}

/** The groups that no rule names, where some rules keep to groups: those that were added last. */
export function groupsWithoutRules(
  groups: readonly string[],
  rules: readonly SchematicRule[],
): readonly string[] {
  const named = new Set(rules.flatMap((rule) => rule.groups ?? []));
  return named.size === 0 ? [] : groups.filter((group) => !named.has(group));
}

/** Lets every schematic stand in a group, too; those without groups stand there already. */
export function letAllInto(draft: Draft<Document>, group: string): void {
  for (const rule of draft.recipe.schematics)
    if (rule.groups !== null && !rule.groups.includes(group)) rule.groups = [...rule.groups, group];
}

/** Makes a change that was found to fix a recipe. Rules and land that it does not name stay the same objects. */
export function applyChange(draft: Draft<Document>, recipe: Recipe, change: RecipeChange): void {
  draft.recipe = changeRecipe(recipe, change) as Draft<Recipe>;
}
