import type { Draft } from 'immer';
import { RULE_DEFAULTS, type SchematicRule } from '../../engine/recipe/recipe.ts';
import type { Document } from '../document/document.ts';

/** Takes a schematic into the recipe, or out of it. */
export function setInRecipe(draft: Draft<Document>, id: string, used: boolean): void {
  const rules = draft.recipe.schematics.filter((rule) => rule.id !== id);
  if (used) rules.push({ id, ...RULE_DEFAULTS } as unknown as Draft<SchematicRule>);
  draft.recipe.schematics = rules;
}
