import { RULE_DEFAULTS, type Recipe } from '../../engine/recipe/recipe.ts';
import type { LandRow } from '../../engine/land/row.ts';

/**
 * A recipe for imported land with the rules of `base`. The recipe has no districts, no groups and no minimums, so that
 * it can be met on any land.
 */
export function landRecipe(base: Recipe, rows: readonly LandRow[]): Recipe {
  const { seed, schematics, fill } = base;
  const { min, groups } = RULE_DEFAULTS;
  return {
    seed,
    land: { shape: 'rows', rows },
    districts: { method: 'none' },
    schematics: schematics.map((rule) => ({ ...rule, min, groups })),
    fill,
  };
}
