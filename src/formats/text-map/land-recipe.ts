import { RULE_DEFAULTS, type Recipe } from '../../engine/recipe/recipe.ts';
import type { LandRow } from '../../engine/land/row.ts';

/**
 * A recipe for land that was read: what `base` builds, on any land. So without districts, and with no schematic bound to
 * a group or required, for how much there is room for no one knows.
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
