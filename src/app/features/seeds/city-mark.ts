import type { City } from '../../../engine/city/city.ts';
import { fingerprint } from '../../document/difference.ts';

/**
 * A few letters that tell a city from another one by its land and by what stands where on it, whatever the numbers and
 * names of its placements.
 */
export function cityMark({
  land,
  schematics,
  placements,
}: Pick<City, 'land' | 'schematics' | 'placements'>): string {
  const shapes = new Map(
    schematics.map((schematic) => [schematic.id, Number.parseInt(fingerprint(schematic), 16)]),
  );
  // Sums, so that no order matters.
  let ground = 0;
  for (const { q, r, count } of land) ground = (ground + mixed([q, r, count])) | 0;
  let buildings = 0;
  for (const { schematic, q, r, mirror, rotation, shift } of placements)
    buildings = (buildings + mixed([shapes.get(schematic)!, q, r, Number(mirror), rotation, shift])) | 0;
  return `${land.length} ${ground} ${placements.length} ${buildings}`;
}

/** Integers as one of 32 bits: FNV-1a over whole numbers, stirred at the end as sums need it. */
function mixed(numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x01000193);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
}
