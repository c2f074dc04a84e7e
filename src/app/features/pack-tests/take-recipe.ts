import type { PackRecipe } from '../../../engine/pack/pack.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { renamedRecipe } from '../../../engine/recipe/renamed.ts';
import { LIBRARY } from '../../document/builtin/start.computed.ts';
import { freeId } from '../../document/library-edits.ts';
import { citiesOf, cityName } from '../../document/open-city.ts';
import type { Document, PackDocument } from '../../document/document.ts';
import { membersOfPack } from '../../document/packs.ts';
import * as words from './words.ts';

/** A recipe as a pack can hold it. */
export interface TakenRecipe {
  readonly recipe: Recipe;
  /** Ids of the schematics that it names and that neither the pack nor Sixfold has: they are left out. */
  readonly left: readonly string[];
}

/**
 * A recipe of the work in the terms of a pack: its schematics have the ids that the pack knows them by, and besides
 * these and the built-in ones there are no others.
 */
export function takenRecipe(document: Document, pack: string, recipe: Recipe): TakenRecipe {
  const as_id = new Map(
    membersOfPack(document, pack).map((id) => [id, document.schematics[id]!.pack!.as] as const),
  );
  const own = new Set(as_id.values());
  const builtIn = new Set(LIBRARY.schematics.map(({ id }) => id));
  // A built-in piece whose id the pack has for one of its own is not there beside it.
  const stays = (id: string) => as_id.has(id) || (builtIn.has(id) && !own.has(id));
  const { meta: _, walls, schematics, ...rest } = recipe;
  const kept = (walls ?? []).flatMap(({ gates, ...wall }) => {
    const pieces = wall.pieces.filter(stays);
    const open = gates && { ...gates, pieces: gates.pieces.filter(stays) };
    return pieces.length === 0 ? [] : [{ ...wall, pieces, ...(open && { gates: open }) }];
  });
  const named = [
    ...schematics.map(({ id }) => id),
    ...(walls ?? []).flatMap(({ pieces, gates }) => [...pieces, ...(gates?.pieces ?? [])]),
  ];
  return {
    recipe: renamedRecipe(
      {
        ...rest,
        schematics: schematics.filter(({ id }) => stays(id)),
        ...(kept.length > 0 && { walls: kept }),
      },
      { schematics: as_id },
    ),
    left: [...new Set(named.filter((id) => !stays(id)))],
  };
}

/** The recipe of the open city as one of a pack: the one that the pack has already, or a new one. */
export function openRecipeFor(
  document: Document,
  pack: PackDocument,
): PackRecipe & Pick<TakenRecipe, 'left'> {
  const { recipe, left } = takenRecipe(document, pack.id, document.recipe);
  const recipes = pack.recipes ?? [];
  const there = recipes.find((one) => JSON.stringify(one.recipe) === JSON.stringify(recipe));
  if (there) return { ...there, left };
  const { open } = citiesOf(document);
  const taken = [...recipes.map(({ id }) => id), ...Object.keys(words.presets)];
  const id = freeId(
    cityName(document, open) || words.unnamedRecipe,
    Object.fromEntries(taken.map((one) => [one, true])),
  );
  return { id, recipe, left };
}
