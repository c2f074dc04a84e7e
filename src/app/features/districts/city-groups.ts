import type { Document } from '../../document/document.ts';

/** The groups that districts of a city can have: those of its recipe, then others that it has. */
export function cityGroups({ city, recipe }: Document): readonly string[] {
  const made = city.recipe?.districts ?? recipe.districts;
  const ofRecipe = made.method === 'none' ? [] : made.groups;
  const next = recipe.districts.method === 'none' ? [] : recipe.districts.groups;
  return [...new Set([...ofRecipe, ...next, ...city.districts.map(({ group }) => group)])];
}
