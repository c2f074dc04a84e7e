import type { Board } from '../engine/board/board.ts';
import type { City } from '../engine/city/city.ts';
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
