import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { CityDocument } from '../document/document.ts';

/** The parts of a recipe that can differ from that of the city. */
export type RecipePart = 'seed' | 'land' | 'districts' | 'rules' | 'fill' | 'town';

const PARTS: Readonly<Record<RecipePart, readonly (keyof Recipe)[]>> = {
  seed: ['seed'],
  land: ['land'],
  districts: ['districts'],
  rules: ['schematics'],
  fill: ['fill'],
  town: ['rivers', 'walls', 'streets', 'rest', 'reach'],
};

/** Whether a city was generated from a recipe as it is now. */
export function isMadeBy({ recipe: made }: CityDocument, recipe: Recipe): boolean {
  return made !== null && isSame(made, recipe);
}

/** The changed parts of a recipe, as long as that of the city is the same. */
interface Known {
  readonly made: Recipe;
  readonly parts: readonly RecipePart[];
}

const known = new WeakMap<Recipe, Known>();

/**
 * The parts in which a recipe differs from that of the city that was generated, with land that was drawn on the board
 * since. None in a city without a recipe.
 */
export function changedParts({ recipe: made }: CityDocument, recipe: Recipe): readonly RecipePart[] {
  if (!made || made === recipe) return [];
  const before = known.get(recipe);
  if (before?.made === made) return before.parts;
  const parts = (Object.keys(PARTS) as RecipePart[]).filter((part) =>
    PARTS[part].some((key) => !isSame(made[key], recipe[key])),
  );
  known.set(recipe, { made, parts });
  return parts;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
