import type { Recipe, SchematicRule } from '../../../engine/recipe/recipe.ts';

/**
 * How often each schematic is drawn while the city is filled, as a share of all draws, by id: its weight against that
 * of all others that may still come. One whose maximum its minimum uses up is not drawn at all; how symmetric a
 * schematic is has no part in it, for a schematic is drawn first and then one of its distinct placements. Shares grow
 * as others reach their maximum or fit no more. `null` when the recipe fills by size and weights do not count.
 */
export function drawShares({
  schematics,
  fill,
}: Pick<Recipe, 'schematics' | 'fill'>): ReadonlyMap<string, number> | null {
  if (fill.method !== 'weighted') return null;
  const weights = schematics.map(
    ({ id, weight, min, max }) => [id, max === null || max > min ? weight : 0] as const,
  );
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([id, weight]) => [id, total === 0 ? 0 : weight / total]));
}

/** Whether all placements of a rule are required, so that none is drawn by chance. */
export function isAlwaysPlaced({ min, max }: Pick<SchematicRule, 'min' | 'max'>): boolean {
  return min > 0 && max === min;
}

/** A share in percent, as exact as is of use: `12 %`, `0.8 %`. */
export function percent(share: number): string {
  const value = 100 * share;
  return `${value === 0 || value >= 9.95 ? Math.round(value) : value.toFixed(1)} %`;
}
