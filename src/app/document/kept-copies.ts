import type { Draft } from 'immer';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import type { CityDocument, Document } from './document.ts';
import { membersOf } from '../kit/members.ts';
import { fingerprint, namedFingerprint } from './difference.ts';

/**
 * Key in a city's free data of the schematics that stay as they are: by their ids, the fingerprint of what the library
 * had by then. After the next edit there it is another, and the question comes up again.
 */
const KEY = 'kept';

/** Whether a schematic of the city was to stay as it is beside this one of the library. */
export function isKept({ meta }: CityDocument, id: string, source: Schematic): boolean {
  const kept = membersOf(meta?.[KEY]);
  if (!Object.hasOwn(kept, id)) return false;
  return kept[id] === fingerprint(source) || kept[id] === namedFingerprint(source);
}

export function recordKept(draft: Draft<Document>, id: string, source: Schematic): void {
  const { meta } = draft.city;
  draft.city.meta = { ...meta, [KEY]: { ...membersOf(meta?.[KEY]), [id]: fingerprint(source) } };
}
