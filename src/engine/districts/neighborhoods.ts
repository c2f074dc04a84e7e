import type { District } from '../land/district.ts';
import { randomStream } from '../random/stream.ts';
import { areaDistricts, connectedAreas, numberAreas } from './areas.ts';
import type { Schelling } from './schelling.ts';
import { settleEmpty } from './settle.ts';
import { weightsOf } from './shares.ts';
import { joinSmallAreas } from './small-areas.ts';

/** Least hexes of a district made by Schelling's steps, unless it is a whole island: as by growth. */
export const LEAST_NEIGHBORHOOD = 6;

/**
 * The districts of Schelling's neighborhoods as they are now, whether settled or not; they stay as they are. Empty
 * hexes join a neighboring group, each connected area of one group is a district, and areas of fewer than
 * {@link LEAST_NEIGHBORHOOD} hexes join their largest neighbor. Two districts of one group never touch.
 *
 * Draws from a random stream of its own: looking at the districts between steps does not change the steps.
 */
export function neighborhoodDistricts({ field, group_hex, recipe, seed }: Schelling): District[] {
  const random = randomStream(seed, 'districts/empty');
  const settled_hex = settleEmpty(field, group_hex, weightsOf(recipe), random);
  const areas = joinSmallAreas(field, connectedAreas(field, settled_hex), LEAST_NEIGHBORHOOD);
  return areaDistricts(field, numberAreas(field, areas), recipe.groups);
}
