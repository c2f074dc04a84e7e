import type { Distances } from '../../engine/fit/distances.ts';
import type { Neighborhood } from '../../engine/fit/neighborhood.ts';
import type { Document } from '../document/document.ts';
import type { CityView } from './city-view.ts';

/** The parts of a city that conditions around pieces, near and reach read. */
export interface CityNearby {
  readonly neighborhood: Neighborhood;
  readonly distances: Distances;
}

let find: ((document: Document, city: CityView) => CityNearby | null) | undefined;

/**
 * The neighborhood of a city, brought up to date; the same object as long as its land, ground, districts, library and
 * recipe are the same. `null` where nothing asks for it, and until that part of the program is there.
 */
export function cityNearby(document: Document, city: CityView): CityNearby | null {
  return find?.(document, city) ?? null;
}

/** Loads the part of the program that reads neighborhoods; it is no part of the first load. */
export async function loadCityNearby(): Promise<void> {
  const { standingTown } = await import('./standing-town.ts');
  find = standingTown;
}
