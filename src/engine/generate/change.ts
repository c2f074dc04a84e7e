import { withGroup } from '../recipe/by-group.ts';
import type { LandRecipe, Recipe, SchematicRule } from '../recipe/recipe.ts';
import type { GateRecipe, StreetRecipe, WallRecipe } from '../recipe/town.ts';

/** A way to change a recipe. */
export type RecipeChange =
  | { readonly kind: 'rules'; readonly rules: readonly RuleChange[] }
  /** Removes the rule of a schematic. */
  | { readonly kind: 'without'; readonly id: string }
  | { readonly kind: 'land'; readonly land: LandRecipe }
  | { readonly kind: 'seed'; readonly seed: number }
  /** Other numbers for the gates of a wall, by its index. */
  | { readonly kind: 'gates'; readonly wall: number; readonly part: Partial<Omit<GateRecipe, 'pieces'>> }
  /** Puts a wall around something else. */
  | { readonly kind: 'around'; readonly wall: number; readonly around: WallRecipe['around'] }
  | { readonly kind: 'without-wall'; readonly wall: number }
  | { readonly kind: 'rivers'; readonly count: number }
  | { readonly kind: 'streets'; readonly streets: StreetRecipe }
  /** Most steps to a street, in a group or, with `null`, in all of the town. */
  | { readonly kind: 'within'; readonly group: string | null; readonly steps: number }
  | { readonly kind: 'without-part'; readonly part: RecipePart };

/** A part that a recipe can do without. */
export type RecipePart = 'rivers' | 'rest' | 'reach';

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
    case 'gates':
      return changeWall(recipe, change.wall, (wall) =>
        wall.gates ? [{ ...wall, gates: { ...wall.gates, ...change.part } }] : [wall],
      );
    case 'around':
      return changeWall(recipe, change.wall, (wall) => [{ ...wall, around: change.around }]);
    case 'without-wall':
      return changeWall(recipe, change.wall, () => []);
    case 'rivers':
      return recipe.rivers ? { ...recipe, rivers: { ...recipe.rivers, count: change.count } } : recipe;
    case 'streets':
      return { ...recipe, streets: change.streets };
    case 'within': {
      const { streets } = recipe;
      if (!streets) return recipe;
      const { group, steps } = change;
      const { within = {} } = streets;
      return {
        ...recipe,
        streets: {
          ...streets,
          within: group === null || typeof within === 'number' ? steps : withGroup(within, group, steps),
        },
      };
    }
    case 'without-part': {
      const { [change.part]: _, ...rest } = recipe;
      return rest;
    }
  }
}

function changeWall(
  recipe: Recipe,
  index: number,
  change: (wall: WallRecipe) => readonly WallRecipe[],
): Recipe {
  const { walls = [], ...rest } = recipe;
  const changed = walls.flatMap((wall, at) => (at === index ? change(wall) : [wall]));
  return changed.length > 0 ? { ...rest, walls: changed } : rest;
}
