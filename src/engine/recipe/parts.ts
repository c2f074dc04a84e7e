import type { Recipe } from './recipe.ts';

/** Ids of the schematics that a recipe names: in its rules and its walls. */
export function schematicsOf({ schematics, walls = [] }: Recipe): Set<string> {
  return new Set([
    ...schematics.map(({ id }) => id),
    ...walls.flatMap(({ pieces, gates }) => [...pieces, ...(gates?.pieces ?? [])]),
  ]);
}

/** Ids of the kinds that a recipe names for rivers, streets and the rest of the ground. */
export function kindsOf({ rivers, streets, rest = {} }: Recipe): Set<string> {
  return new Set([
    ...(rivers ? [rivers.kind] : []),
    ...(streets ? [streets.main, streets.lane, streets.bridge] : []),
    ...Object.values(rest).flat(),
  ]);
}
