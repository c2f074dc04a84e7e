import type { Board } from '../engine/board/board.ts';
import type { City } from '../engine/city/city.ts';
import type { Limits } from '../engine/fit/limits.ts';
import { limitsOf } from '../engine/generate/limits.ts';
import { readCity } from '../formats/city/read.ts';
import { resolveCity } from '../formats/city/resolve.ts';
import { readFileAs } from './input.ts';

/** A city's file on a board, with all its placements. */
export interface ReadCity {
  readonly city: City;
  readonly board: Board;
}

export function readCityBoard(file: string): ReadCity {
  const city = readFileAs(file, readCity);
  const { board } = resolveCity(city, (_index, { id }) => {
    throw new RangeError(`placement ${id} of a city that was read does not fit`);
  });
  return { city, board };
}

/** What the recipe of a city asks of one more placement of a schematic: its groups and its distance to others. */
export function cityLimits({ city, board }: ReadCity, schematic: string): Limits {
  const rule = city.recipe?.schematics.find(({ id }) => id === schematic);
  return limitsOf(board, city.districts, city.placements, rule);
}
