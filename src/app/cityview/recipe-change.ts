import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { LandRow } from '../../engine/land/row.ts';
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

/** The changed parts of a recipe, as long as that of the city and its land are the same. */
interface Known {
  readonly made: Recipe;
  readonly land: readonly LandRow[];
  readonly parts: readonly RecipePart[];
}

const known = new WeakMap<Recipe, Known>();

/**
 * The parts in which a recipe differs from that of the city that was generated. None in a city without a recipe, and
 * land that was drawn on the board is no difference: the city has it already.
 */
export function changedParts({ recipe: made, land }: CityDocument, recipe: Recipe): readonly RecipePart[] {
  if (!made || made === recipe) return [];
  const before = known.get(recipe);
  if (before?.made === made && before.land === land) return before.parts;
  const isDrawn = recipe.land.shape === 'rows' && isSame(recipe.land.rows, land);
  const parts = (Object.keys(PARTS) as RecipePart[]).filter(
    (part) => !(part === 'land' && isDrawn) && PARTS[part].some((key) => !isSame(made[key], recipe[key])),
  );
  known.set(recipe, { made, land, parts });
  return parts;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
