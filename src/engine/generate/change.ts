import type { LandRecipe, Recipe, SchematicRule } from '../recipe/recipe.ts';

/** A way to change a recipe. */
export type RecipeChange =
  | { readonly kind: 'rules'; readonly rules: readonly RuleChange[] }
  /** Removes the rule of a schematic. */
  | { readonly kind: 'without'; readonly id: string }
  | { readonly kind: 'land'; readonly land: LandRecipe }
  | { readonly kind: 'seed'; readonly seed: number };

export interface RuleChange {
  readonly id: string;
  readonly part: Partial<Omit<SchematicRule, 'id'>>;
}

/** The recipe after a change; all other rules stay the same objects. */
export function changeRecipe(recipe: Recipe, change: RecipeChange): Recipe {
  switch (change.kind) {
    case 'rules': {
      const parts = new Map(change.rules.map(({ id, part }) => [id, part]));
      return {
        ...recipe,
        schematics: recipe.schematics.map((rule) =>
          parts.has(rule.id) ? { ...rule, ...parts.get(rule.id) } : rule,
        ),
      };
    }
    case 'without':
      return { ...recipe, schematics: recipe.schematics.filter(({ id }) => id !== change.id) };
    case 'land':
      return { ...recipe, land: change.land };
    case 'seed':
      return { ...recipe, seed: change.seed };
  }
}
