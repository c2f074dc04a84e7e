import { RULE_DEFAULTS, type Recipe } from '../../engine/recipe/recipe.ts';
import type { OpenSide } from '../../engine/land/open-side.ts';
import type { LandRow } from '../../engine/land/row.ts';

/** Things beside the sea that a recipe without a town does not bring: distances to them could not be kept. */
const OF_TOWNS = /^@(?!sea$)/;

/**
 * A recipe for imported land with the rules of `base`. The recipe has no districts, no groups, no minimums and no distances
 * to parts of a town, so that it can be met on any land.
 */
export function landRecipe(base: Recipe, rows: readonly LandRow[], open?: readonly OpenSide[]): Recipe {
  const { seed, schematics, fill } = base;
  const { min, groups } = RULE_DEFAULTS;
  return {
    seed,
    land: { shape: 'rows', rows, ...(open && { open }) },
    districts: { method: 'none' },
    schematics: schematics.map(({ near, ...rule }) => {
      const kept = near?.filter(({ to }) => !OF_TOWNS.test(to)) ?? [];
      return { ...rule, min, groups, ...(kept.length > 0 && { near: kept }) };
    }),
    fill,
  };
}
