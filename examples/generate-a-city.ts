import { generate, readRecipe, type City, type Library } from 'sixfold';

/** A recipe as in a file; members that it leaves out have their defaults. */
const HAMLET = {
  format: 'sixfold/recipe',
  version: 1,
  seed: 1,
  land: { shape: 'hexagon', radius: 4 },
  districts: { method: 'none' },
  schematics: [
    { id: 'house', min: 3 },
    { id: 'garden', weight: 2 },
  ],
  fill: { method: 'weighted', coverage: 0.5 },
};

/** Generates a city of houses and gardens on a hexagon: the same seed gives the same city. */
export function generateHamlet(library: Library, seed: number): City {
  const recipe = readRecipe(JSON.stringify({ ...HAMLET, seed }));
  const made = recipe.ok ? generate(recipe.value, library) : recipe;
  if (made.ok) return made.value;
  throw new Error(made.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
