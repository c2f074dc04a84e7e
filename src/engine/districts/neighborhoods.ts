import type { District } from '../land/district.ts';
import { randomStream } from '../random/stream.ts';
import { areaDistricts, connectedAreas, numberAreas } from './areas.ts';
import type { Schelling } from './schelling.ts';
import { settleEmpty } from './settle.ts';
import { weightsOf } from './shares.ts';
import { joinSmallAreas } from './small-areas.ts';

/**
 * Least number of hexes in a district of Schelling's neighborhoods, unless it is a whole island: the same as by growth.
 */
export const LEAST_NEIGHBORHOOD = 6;

/**
 * The districts of Schelling's neighborhoods in their present state, settled or not; the state is not changed. Empty
 * hexes join a neighboring group, each connected area of one group is a district, and areas of fewer than {@link
 * LEAST_NEIGHBORHOOD} hexes join their largest neighbor. Two districts of one group never touch.
 *
 * Draws from a random stream of its own, so that making districts between steps does not change the steps.
 */
export function neighborhoodDistricts({ field, group_hex, recipe, seed }: Schelling): District[] {
  const random = randomStream(seed, 'districts/empty');
  const settled_hex = settleEmpty(field, group_hex, weightsOf(recipe), random);
  const areas = joinSmallAreas(field, connectedAreas(field, settled_hex), LEAST_NEIGHBORHOOD);
  return areaDistricts(field, numberAreas(field, areas), recipe.groups);
}
