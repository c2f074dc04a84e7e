import type { Placement } from '../../engine/schematic/placement.ts';
import type { Given } from '../../engine/generate/given.ts';
import { chunkFilter } from './chunked.ts';
import type { CityDocument } from './document.ts';

const lockedOf = chunkFilter<Placement>(({ locked }) => locked);

/** The placements of a city that generating leaves as they are, with the schematics that they are made of. */
export function lockedPlacements({ placements: chunks, schematics }: CityDocument): Given {
  const placements = lockedOf(chunks);
  const ids = new Set(placements.map(({ schematic }) => schematic));
  return { placements, schematics: Object.values(schematics).filter(({ id }) => ids.has(id)) };
}
