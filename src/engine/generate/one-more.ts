import type { Placement } from '../schematic/placement.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Terrain } from './terrain.ts';
import { nearestMiss } from './miss.ts';
import type { NearestMiss } from './nearest-miss.ts';
import { prepareFilling } from './prepare.ts';
import type { SchematicRule } from '../recipe/recipe.ts';

/** Whether one more placement of a schematic fits, else its nearest miss; unknown when it has no pose. */
export type OneMore =
  | { readonly kind: 'fits' }
  | { readonly kind: 'misses'; readonly miss: NearestMiss }
  | { readonly kind: 'unknown' };

/**
 * Tests whether one more placement of a schematic fits a city by its rule in a recipe: by its groups, poses and
 * spacing, not by its maximum.
 *
 * @param schematic the schematic of the rule
 * @param city the placements, with their schematics
 */
export function oneMore(
  rule: SchematicRule,
  schematic: Schematic,
  city: Terrain & { readonly placements: readonly Placement[]; readonly schematics: readonly Schematic[] },
): OneMore {
  const { placements, schematics } = city;
  const prepared = prepareFilling(city, [rule], [schematic], { placements, schematics }, () => {});
  const supply = prepared.ok ? prepared.value.supplies[0] : undefined;
  if (!prepared.ok || !supply || supply.shapes.length === 0) return { kind: 'unknown' };
  const miss = nearestMiss(prepared.value.occupancy, supply, () => {});
  return miss ? { kind: 'misses', miss } : { kind: 'fits' };
}
