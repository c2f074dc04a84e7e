import { cityPieces } from '../../formats/city/write.ts';
import { allCities } from './cities.ts';
import { toCity, type Document } from './document.ts';
import type { TextFile } from './text-file.ts';

const ENDING = '.city.json';

/**
 * The files of all cities of a document, each called after its city.
 *
 * @throws RangeError for a city that its form cannot hold
 */
export function cityFiles(document: Document): readonly TextFile[] {
  const taken = new Set<string>();
  return allCities(document).map(({ name, city }) => {
    // Two names may be the same without what file systems do not take.
    const base = fileBase(name);
    let free = base;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${base} ${number}`;
    taken.add(free.toLowerCase());
    return { path: `${free}${ENDING}`, text: [...cityPieces(toCity(city))].join('') };
  });
}

/** The name of a city as that of a file, without characters that file systems do not take. */
export function fileBase(name: string): string {
  return name.replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'city';
}

/** The name of a city by the path of its file. */
export function cityNameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/(?:(?:\.city|\.recipe)?\.json|\.geojson|\.tm[xj]|\.txt)$/i, '');
}
