import { forEachChange } from './chunked.ts';
import type { CityDocument } from './document.ts';

/** Ids of the city's schematics that placements are made of beside some. */
export function standingSchematics(city: CityDocument, without: ReadonlySet<number>): ReadonlySet<string> {
  const standing = new Set<string>();
  forEachChange({}, city.placements, (id, _, placement) => {
    if (placement && !without.has(id)) standing.add(placement.schematic);
  });
  return standing;
}
