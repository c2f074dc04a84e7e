import type { City } from '../../engine/city/city.ts';
import { resolveCity } from '../../engine/city/resolve.ts';
import { streetFigures, type StreetFigures } from '../../engine/city/street-figures.ts';
import { townStatistics, type TownStatistics } from '../../formats/city/statistics.ts';

/** The figures of a city with streets or walls. */
export interface TownFigures extends TownStatistics, StreetFigures {}

/** Counts them; all of the ground is flooded, which takes a tenth of a second for a town of a thousand hexes. */
export function countTown(city: City): TownFigures {
  const resolved = resolveCity(city, () => 'stop');
  return {
    ...townStatistics(city, resolved),
    ...streetFigures(city, resolved.board, resolved.kind_segment),
  };
}
