import { recipeOfPack } from '../../../engine/pack/pack.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import type { Document, PackDocument } from '../../document/document.ts';
import { takenRecipe } from './take-recipe.ts';
import * as words from './words.ts';

/** A recipe whose cities show how the schematics of a pack are placed. */
export interface TestedRecipe {
  /** In words of users; the name of its file for a preset. */
  readonly name: string;
  /** `null` for the preset of that name, which is read where it is used. */
  readonly recipe: Recipe | null;
}

/** The choice of the recipe of the open city, which no pack's recipe and no preset has as its id. */
export const OPEN_CITY = '@open-city';

/** The recipe of an id: of the pack, of the open city, or a preset. */
export function testedRecipe(document: Document, pack: PackDocument, id: string): TestedRecipe {
  if (id === OPEN_CITY)
    return { name: words.openCity, recipe: takenRecipe(document, pack.id, document.recipe).recipe };
  return { name: id, recipe: recipeOfPack(pack, id) ?? null };
}

/** The recipe to begin with: the first that a test names, else the pack's first, else that of the open city. */
export function usualRecipe({ tests, recipes }: PackDocument): string {
  const named = tests.find((test) => test.kind === 'placed');
  return named?.recipe ?? recipes?.[0]?.id ?? OPEN_CITY;
}

/** The choices for a pack, in their groups. */
export function recipeChoices({ recipes = [] }: PackDocument) {
  const own = recipes.map(({ id }) => ({ value: id, label: id }));
  const taken = new Set(recipes.map(({ id }) => id));
  return [
    ...(own.length > 0 ? [{ group: words.ofThePack, items: own }] : []),
    { group: words.ofYourWork, items: [{ value: OPEN_CITY, label: words.openCity }] },
    {
      group: words.presetsGroup,
      items: Object.entries(words.presets)
        .filter(([id]) => !taken.has(id))
        .map(([value, label]) => ({ value, label })),
    },
  ];
}

/** The name of a recipe that a test names, in words of users. */
export function recipeName({ recipes = [] }: PackDocument, id: string): string {
  if (recipes.some((own) => own.id === id)) return id;
  return (words.presets as Readonly<Record<string, string>>)[id] ?? id;
}
