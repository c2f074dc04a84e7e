import type { Board } from '../engine/board/board.ts';
import type { City } from '../engine/city/city.ts';
import { hasTown, Town } from '../engine/generate/town.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { conditionsOf, type Conditions } from '../engine/fit/conditions.ts';
import { readCity } from '../formats/city/read.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import { readFileAs } from './input.ts';

/** A city that was read from a file, with a board of all its placements. */
export interface ReadCity {
  readonly city: City;
  readonly board: Board;
}

/** Reads a city's file and stamps its placements on a board. */
export function readCityBoard(file: string): ReadCity {
  const city = readFileAs(file, readCity);
  const { board } = resolveCity(city, (_index, { id }) => {
    throw new RangeError(`placement ${id} of a city that was read does not fit`);
  });
  return { city, board };
}

/** The conditions that the recipe of a city sets for one more placement of a schematic. */
export function cityConditions({ city, board }: ReadCity, schematic: Schematic): Conditions {
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
