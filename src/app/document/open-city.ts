import type { Cities, Document, ParkedCity } from './document.ts';
import * as words from './words.ts';

/** Id of the city of a document that has no names for cities. */
const FIRST = 'city-1';

/** The cities of a document; those of one without names are one city. */
export function citiesOf({ cities }: Pick<Document, 'cities'>): Cities {
  return cities ?? ONE;
}

/** The cities of a document with one city of that name. */
export const oneCity = (name: string): Cities => ({
  open: FIRST,
  list: [{ id: FIRST, name }],
  parked: {},
});

const ONE = oneCity(words.firstCity);

/** Id of the city that is open. */
export function openCityId({ cities }: Pick<Document, 'cities'>): string {
  return cities?.open ?? FIRST;
}

/** The name of a city. @throws RangeError where there is none with the id */
export function cityName(document: Pick<Document, 'cities'>, id: string): string {
  const found = citiesOf(document).list.find((city) => city.id === id);
  if (!found) throw new RangeError(`there is no city ${id}`);
  return found.name;
}

/** The name that the open city was given; `null` for one that has its number alone: “City 2”. */
export function givenName(document: Pick<Document, 'cities'>): string | null {
  const name = cityName(document, openCityId(document));
  return name.replace(/ \d+$/, '') === words.aCity ? null : name;
}

/** A city by its id, open or not; `undefined` where there is none. */
export function cityById(document: Document, id: string): ParkedCity | undefined {
  const { recipe, groupColors, city, cities } = document;
  return id === openCityId(document) ? { recipe, groupColors, city } : cities?.parked[id];
}
