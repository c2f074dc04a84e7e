import { landBox, MAX_SLOTS } from '../board/board.ts';
import { growCoast, openSides } from '../land/coast.ts';
import { islandDice } from '../land/dice.ts';
import { growIsland } from '../land/island.ts';
import { compareSides, sidesOnBorder, type OpenSide } from '../land/open-side.ts';
import { countHexes, type LandRow } from '../land/row.ts';
import { hexagonLand, normalizeRows, rectangleLand } from '../land/shapes.ts';
import { failure, success, type Result } from '../problem.ts';
import type { EngineProblem } from './problem.ts';
import type { LandRecipe } from '../recipe/recipe.ts';

/**
 * The land of a recipe as runs sorted by r then q, neighboring runs merged. Land whose box is too large for a board is
 * a problem: land of the shape `rows` can have one, and so can an island of many millions of hexes by procedure 5,
 * whose arms reach far.
 *
 * @param seed the seed of an island; other land does not depend on it
 */
export function makeLand(recipe: LandRecipe, seed: number): Result<readonly LandRow[], EngineProblem> {
  const rows = landRows(recipe, seed);
  const box = landBox(rows);
  if (box.columns * box.rows > MAX_SLOTS)
    return failure([
      {
        code: 'land-too-wide',
        path: { of: 'recipe', members: recipe.shape === 'rows' ? ['land', 'rows'] : ['land'] },
        values: { columns: box.columns, rows: box.rows, most: MAX_SLOTS },
      },
    ]);
  return success(rows);
}

/** The sides of land that {@link makeLand} made beyond which the country goes on. */
export function makeOpenSides(
  recipe: LandRecipe,
  seed: number,
  rows: readonly LandRow[],
): readonly OpenSide[] {
  if (recipe.shape === 'coast') return openSides(recipe, seed, rows);
  return recipe.shape === 'rows' ? sidesOnBorder(recipe.open ?? [], rows).toSorted(compareSides) : [];
}

function landRows(recipe: LandRecipe, seed: number): readonly LandRow[] {
  switch (recipe.shape) {
    case 'hexagon':
      return hexagonLand(recipe.radius);
    case 'rectangle':
      return rectangleLand(recipe.columns, recipe.rows);
    case 'island':
      return growIsland(recipe.algorithm, recipe.hexes, islandDice(seed)).rows;
    case 'coast':
      return growCoast(recipe, seed);
    case 'rows':
      return normalizeRows(recipe.rows);
  }
}

/** Number of hexes that the land of a recipe asks for. */
export function hexesOfLand(land: LandRecipe): number {
  switch (land.shape) {
    case 'hexagon':
      return 3 * land.radius * (land.radius + 1) + 1;
    case 'rectangle':
      return land.columns * land.rows;
    case 'island':
    case 'coast':
      return land.hexes;
    case 'rows':
      return countHexes(land.rows);
  }
}
