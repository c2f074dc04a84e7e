import type { Recipe } from './recipe.ts';

/** Ids that schematics and kinds have got in place of others; all else keeps its own. */
export interface Renamed {
  readonly schematics?: ReadonlyMap<string, string>;
  readonly kinds?: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** A recipe that names schematics and kinds by their new ids, wherever it names any. */
export function renamedRecipe(recipe: Recipe, { schematics = NONE, kinds = NONE }: Renamed): Recipe {
  const { rivers, streets, walls, rest } = recipe;
  const piece = (id: string) => schematics.get(id) ?? id;
  const kind = (id: string) => kinds.get(id) ?? id;
  return {
    ...recipe,
    schematics: recipe.schematics.map((rule) => ({
      ...rule,
      id: piece(rule.id),
      ...(rule.near && { near: rule.near.map((one) => ({ ...one, to: kind(one.to) })) }),
    })),
    ...(rivers && { rivers: { ...rivers, kind: kind(rivers.kind) } }),
    ...(walls && {
      walls: walls.map(({ gates, ...wall }) => ({
        ...wall,
        pieces: wall.pieces.map(piece),
        ...(gates && { gates: { ...gates, pieces: gates.pieces.map(piece) } }),
      })),
    }),
    ...(streets && {
      streets: {
        ...streets,
        main: kind(streets.main),
        lane: kind(streets.lane),
        bridge: kind(streets.bridge),
      },
    }),
    ...(rest && {
      rest: Object.fromEntries(Object.entries(rest).map(([group, ids]) => [group, ids.map(kind)])),
    }),
  };
}
