import type { Board } from '../engine/board/board.ts';
import { readCity } from '../formats/city/read.ts';
import { resolveCity } from '../formats/city/resolve.ts';
import { readFileAs } from './input.ts';

/** The board of a city's file, with all its placements. */
export function readCityBoard(file: string): Board {
  const city = readFileAs(file, readCity);
  return resolveCity(city, (_index, { id }) => {
    throw new RangeError(`placement ${id} of a city that was read does not fit`);
  }).board;
}
