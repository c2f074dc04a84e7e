import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { City } from '../../engine/city/city.ts';
import { plainDistrict, plainHex, plainPlacement, plainRow } from './plain.ts';

/** Number of elements that are written at once. */
const CHUNK = 4096;

/**
 * `sha256:` and the SHA-256, in hexadecimal, of the UTF-8 bytes of `{"land":…,"districts":…,"placements":…}`: these
 * members in the order of the city's file, without white space, and `ground` after them when there is any. Equal layouts have equal digests, whichever recipe or
 * program made them.
 */
export function cityDigest(city: Pick<City, 'land' | 'districts' | 'placements' | 'ground'>): string {
  const hash = sha256.create();
  const add = (text: string) => void hash.update(utf8ToBytes(text));
  add('{"land":{"rows":');
  addList(city.land, plainRow, add);
  add('},"districts":');
  addList(city.districts, plainDistrict, add);
  add(',"placements":');
  addList(city.placements, plainPlacement, add);
  if (city.ground && city.ground.length > 0) {
    add(',"ground":');
    addList(city.ground, plainHex, add);
  }
  add('}');
  return `sha256:${bytesToHex(hash.digest())}`;
}

function addList<T>(
  elements: readonly T[],
  plain: (element: T) => object,
  add: (text: string) => void,
): void {
  add('[');
  for (let start = 0; start < elements.length; start += CHUNK) {
    const text = JSON.stringify(elements.slice(start, start + CHUNK).map(plain)).slice(1, -1);
    add(start === 0 ? text : `,${text}`);
  }
  add(']');
}
