import type { CityDocument } from '../document/document.ts';

/** Most hexes of a city whose ground is flooded to count what its streets reach. */
const MOST_FLOODED = 20_000;

/** Whether a city has figures of a town: ground or walls, and no more land than can be flooded. */
export function hasTown({ ground, walls }: CityDocument, hexes: number): boolean {
  return (ground !== undefined || walls !== undefined) && hexes <= MOST_FLOODED;
}
