import type { City } from '../../engine/city/city.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { canonicalCity } from '../../formats/city/canonical.ts';
import { writeCity } from '../../formats/city/write.ts';

/** Whether two cities have the same file; nothing that stands in it is written for that, as it takes long. */
export function isSameCity(a: City, b: City): boolean {
  if (a.placements.length !== b.placements.length) return false;
  const [one, other] = [canonicalCity(a), canonicalCity(b)];
  return (
    one.placements.every((placement, index) => isSamePlacement(placement, other.placements[index]!)) &&
    writeCity({ ...one, placements: [] }) === writeCity({ ...other, placements: [] })
  );
}

function isSamePlacement(a: Placement, b: Placement): boolean {
  return (
    a.id === b.id &&
    a.schematic === b.schematic &&
    a.q === b.q &&
    a.r === b.r &&
    a.mirror === b.mirror &&
    a.rotation === b.rotation &&
    a.shift === b.shift &&
    a.locked === b.locked
  );
}
