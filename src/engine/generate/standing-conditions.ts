import type { Board } from '../board/board.ts';
import type { City } from '../city/city.ts';
import { conditionsOf, type Conditions } from '../fit/conditions.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Schematic } from '../schematic/schematic.ts';
import { hasTown, Town } from './town.ts';

/**
 * The conditions that the recipe of a city sets for one more placement of a schematic.
 *
 * @param board the board with all placements of the city
 */
export function standingConditions(city: City, board: Board, schematic: Schematic): Conditions {
  const rule = city.recipe?.schematics.find(({ id }) => id === schematic.id);
  const { districts, placements } = city;
  const town = townOf(city, schematic);
  const nearby = town ? { neighborhood: town.neighborhood, distances: town.distances } : {};
  return conditionsOf(rule, { board, districts, placements, ...nearby });
}

/** The town of a city that has one, or that a schematic with conditions is placed in. */
function townOf(city: City, schematic: Schematic): Town | null {
  const recipe = city.recipe ?? EMPTY_RECIPE;
  const schematics = [...city.schematics.filter(({ id }) => id !== schematic.id), schematic];
  const isTown = city.ground !== undefined || schematics.some(({ around }) => around !== undefined);
  if (!isTown && !hasTown(recipe, schematics)) return null;
  return Town.standing(city, recipe, { kinds: city.kinds, schematics }, city);
}

/** The recipe of a city made by hand: it asks for nothing. */
const EMPTY_RECIPE: Recipe = {
  seed: 0,
  land: { shape: 'rows', rows: [] },
  districts: { method: 'none' },
  schematics: [],
  fill: { method: 'weighted', coverage: 1 },
};
