import { borderOf, Country, type LandBorder } from '../../engine/land/open-side.ts';
import type { CityDocument } from '../document/document.ts';

interface Surrounding {
  readonly border: LandBorder;
  readonly country: Country;
}

/** By the land: it stays the same object while things are stamped on it. */
const known = new WeakMap<CityDocument['land'], Surrounding>();

/** The border of the land of a city, and the country off it. */
export function surroundingOf({ land, open = [] }: CityDocument): Surrounding {
  let surrounding = known.get(land);
  if (!surrounding) {
    const border = borderOf(land, open);
    known.set(land, (surrounding = { border, country: new Country(land, border) }));
  }
  return surrounding;
}
