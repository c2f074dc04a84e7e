import type { Placement } from '../schematic/placement.ts';
import type { Schematic } from '../schematic/schematic.ts';
import type { Ground } from './ground.ts';
import { nearestMiss, type NearestMiss } from './miss.ts';
import { prepareFilling } from './prepare.ts';
import type { SchematicRule } from '../recipe/recipe.ts';

/** Whether one more of a schematic fits, else where it comes nearest; nothing is known where it has no pose. */
export type OneMore =
  | { readonly kind: 'fits' }
  | { readonly kind: 'misses'; readonly miss: NearestMiss }
  | { readonly kind: 'unknown' };

/**
 * Looks for room for one more of a schematic in a city as it stands, by its rule in a recipe. Its number is not asked
 * for, only its groups, its poses and its distance from others.
 *
 * @param schematic of the rule, as it would be placed
 * @param city its placements, with the schematics that they are made of
 */
export function oneMore(
  rule: SchematicRule,
  schematic: Schematic,
  city: Ground & { readonly placements: readonly Placement[]; readonly schematics: readonly Schematic[] },
): OneMore {
  const { placements, schematics } = city;
  const prepared = prepareFilling(city, [rule], [schematic], { placements, schematics }, () => {});
  const supply = prepared.ok ? prepared.value.supplies[0] : undefined;
  if (!prepared.ok || !supply || supply.shapes.length === 0) return { kind: 'unknown' };
  const miss = nearestMiss(prepared.value.occupancy, supply, () => {});
  return miss ? { kind: 'misses', miss } : { kind: 'fits' };
}
