import type { Distances } from '../../engine/fit/distances.ts';
import type { Neighborhood } from '../../engine/fit/neighborhood.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Document } from '../document/document.ts';
import type { CityView } from './city-view.ts';

/** The parts of a city that conditions around pieces, near and reach read. */
export interface CityNearby {
  readonly neighborhood: Neighborhood;
  readonly distances: Distances;
}

/** The part of the program that reads neighborhoods, once it is loaded. */
interface Loaded {
  readonly standingTown: (document: Document, city: CityView) => CityNearby | null;
  readonly describeUnmet: (wanted: string, found: string, kinds: readonly Kind[]) => string;
}

let loaded: Loaded | undefined;

/**
 * The neighborhood of a city, brought up to date; the same object as long as its land, ground, districts, library and
 * recipe are the same. `null` where nothing asks for it, and until that part of the program is there.
 */
export function cityNearby(document: Document, city: CityView): CityNearby | null {
  return loaded?.standingTown(document, city) ?? null;
}

/** Loads the part of the program that reads neighborhoods; it is no part of the first load, and comes after it. */
export async function loadCityNearby(): Promise<void> {
  const { standingTown, describeUnmet } = await import('./standing-town.ts');
  loaded = { standingTown, describeUnmet };
}

/** A condition that does not hold, in words. Nobody asks before there is a neighborhood. */
export function unmetWords(wanted: string, found: string, kinds: readonly Kind[]): string {
  return loaded?.describeUnmet(wanted, found, kinds) ?? wanted;
}
