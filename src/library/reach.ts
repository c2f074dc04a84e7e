import type { City } from '../engine/city/city.ts';
import type { CityReach } from '../engine/city/reach.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import { checkCity } from './check-call.ts';
import { townStatistics } from '../formats/city/statistics.ts';

/**
 * How far people get in a city over public and free ground: into how many pieces it falls, beside those of the land;
 * how many doors it reaches; which walls are closed. Worked out by flooding, from the city alone.
 *
 * @throws RangeError for a value that is no city
 */
export function reach(city: City): CityReach {
  checkCity('reach', city);
  const resolved = resolveCity(city, () => 'go on');
  const { publicAreas, landAreas, doors, doorsReached, walls } = townStatistics(city, resolved);
  return { publicAreas, landAreas, doors, doorsReached, walls };
}
