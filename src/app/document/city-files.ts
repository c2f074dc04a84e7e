import type { City } from '../../engine/city/city.ts';
import { cityPieces } from '../../formats/city/write.ts';
import { allCities } from './cities.ts';
import { toCity, type Document } from './document.ts';
import type { TextFile } from './text-file.ts';

const ENDING = '.city.json';

/** Where a file in the export of all cities says how its city is called, when its own name cannot. */
const NAME = 'cityName';

/** Names that Windows keeps for devices, whatever follows after a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Bytes of the name of a file without its ending: file systems take 255 for all of it. */
const MOST_BYTES = 180;

/**
 * The files of all cities of a document, each called after its city; a city whose name is none of a file, or that of
 * another one but for its accents or case, has it in its free data.
 *
 * @throws RangeError for a city that its form cannot hold
 */
export function cityFiles(document: Document): readonly TextFile[] {
  const taken = new Set<string>();
  return allCities(document).map(({ name, city }) => {
    const base = fileBase(name);
    let free = base;
    for (let number = 2; taken.has(folded(free)); number++) free = `${base} ${number}`;
    taken.add(folded(free));
    const plain = toCity(city);
    const named = free === name ? plain : { ...plain, meta: { ...plain.meta, [NAME]: name } };
    return { path: `${free}${ENDING}`, text: [...cityPieces(named)].join('') };
  });
}

/** The name as file systems compare it that tell neither case nor accents apart. */
function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The name of a city as that of a file that every system takes, without its ending. */
export function fileBase(name: string): string {
  // A leading dot hides a file, and Windows takes dots and spaces from the end.
  const plain = name
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/^[.\s]+|[.\s]+$/gu, '');
  const short = firstBytes(plain, MOST_BYTES).trimEnd();
  if (short === '') return 'city';
  return RESERVED.test(short) ? `${short.slice(0, 3)}-${short.slice(3)}` : short;
}

/** The first characters of a text that take no more than so many bytes. */
function firstBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** A city that was read, and its name: the one in its free data, which leaves it there, else that of its file. */
export function namedCity(city: City, path: string): { readonly name: string; readonly city: City } {
  const { [NAME]: name, ...rest } = city.meta ?? {};
  if (typeof name !== 'string' || name.trim() === '') return { name: cityNameOf(path), city };
  const { meta: _, ...others } = city;
  const left = Object.keys(rest).length > 0 ? { ...others, meta: rest } : others;
  return { name: name.trim(), city: left };
}

/** The name of a city by the path of its file. */
export function cityNameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/(?:(?:\.city|\.recipe)?\.json|\.geojson|\.tm[xj]|\.txt)$/i, '');
}
