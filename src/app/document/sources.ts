import type { Draft } from 'immer';
import { everyCity, type Document } from './document.ts';
import { membersOf } from '../kit/members.ts';

/** Key of the links in a city's free data: ids of the library's schematics by those of the city's; `null` for none. */
const KEY = 'sources';

const VERSION = /-v\d+$/;

/**
 * Id of the library's schematic that one of the city is a copy of. What is not written down is so by its id: the same
 * one, or the same with the number of a version. `null` when the library has none, or the link was cut.
 */
export function sourceOf(
  { schematics: library, city }: Pick<Document, 'schematics' | 'city'>,
  id: string,
): string | null {
  const written = membersOf(city.meta?.[KEY]);
  if (Object.hasOwn(written, id)) {
    const source = written[id];
    return typeof source === 'string' && Object.hasOwn(library, source) ? source : null;
  }
  if (Object.hasOwn(library, id)) return id;
  const source = id.replace(VERSION, '');
  return source !== id && Object.hasOwn(library, source) ? source : null;
}

/** The schematics of the city that are copies under another id than that of the library. */
export function versionsIn(document: Pick<Document, 'schematics' | 'city'>): Map<string, string> {
  const versions = new Map<string, string>();
  for (const id of Object.keys(document.city.schematics)) {
    const source = sourceOf(document, id);
    if (source !== null && source !== id) versions.set(id, source);
  }
  return versions;
}

/** Whether any city has a copy of a schematic of the library. */
export function isInCity(document: Document, id: string): boolean {
  const { schematics } = document;
  return everyCity(document).some(({ city }) =>
    Object.keys(city.schematics).some((copy) => sourceOf({ schematics, city }, copy) === id),
  );
}

/** Writes down which schematic of the library one of the city is a copy of; `null` for one that is the city's alone. */
export function recordSource(draft: Draft<Document>, id: string, source: string | null): void {
  const { meta } = draft.city;
  draft.city.meta = { ...meta, [KEY]: { ...membersOf(meta?.[KEY]), [id]: source } };
}
