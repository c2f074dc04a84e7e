import type { Recipe } from './recipe.ts';

/** Ids of the kinds that a recipe names: of its river, streets and rest, and those that pieces must be near to. */
export function kindsOfRecipe({ rivers, streets, rest, schematics }: Recipe): Set<string> {
  const near = schematics.flatMap((rule) => (rule.near ?? []).map(({ to }) => to));
  return new Set([
    ...(rivers ? [rivers.kind] : []),
    ...(streets ? [streets.main, streets.lane, streets.bridge] : []),
    ...Object.values(rest ?? {}).flat(),
    ...near.filter((to) => !to.startsWith('@')),
  ]);
}
