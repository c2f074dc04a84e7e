import { shuffleFirst } from '../random/shuffle.ts';
import type { RandomStream } from '../random/stream.ts';
import type { Areas } from './areas.ts';
import type { Field } from './field.ts';
import type { GrowthRecipe } from '../recipe/recipe.ts';
import { forEachRun } from './runs.ts';
import { cumulativeShares, weightsOf } from './shares.ts';

/**
 * The group of each territory, as 1 + its index, so that the groups' shares of the land's hexes are as near to the
 * recipe's as whole territories allow. `center-out` assigns groups by the distance of the territory's middle from the
 * middle of the land, the first group innermost; `random` assigns them in random order. Every group gets a territory
 * when there are enough.
 *
 * @param areas territories, numbered without gaps
 */
export function arrangeGroups(
  field: Field,
  areas: Areas,
  recipe: Pick<GrowthRecipe, 'groups' | 'shares' | 'arrange'>,
  random: RandomStream,
): Int32Array {
  const territories = areas.size_area.length - 1;
  const order = Int32Array.from({ length: territories }, (_, index) => index + 1);
  if (recipe.arrange === 'random') shuffleFirst(order, territories, territories, random);
  else {
    const distance_area = distancesFromMiddle(field, areas);
    order.sort((a, b) => distance_area[a]! - distance_area[b]! || a - b);
  }
  return handOut(order, areas, cumulativeShares(weightsOf(recipe)), field.hexes);
}

/**
 * Assigns groups to territories in order. A territory gets the group whose share of the land contains the middle of the
 * territory's hexes, counted in that order.
 */
function handOut(
  order: Int32Array,
  { size_area }: Areas,
  shares: readonly number[],
  hexes: number,
): Int32Array {
  const group_area = new Int32Array(size_area.length);
  const groups = shares.length;
  let before = 0;
  let last = -1;
  for (const [index, area] of order.entries()) {
    const middle = before + size_area[area]! / 2;
    let group = shares.findIndex((share) => middle < share * hexes);
    if (order.length >= groups) {
      const left = order.length - index;
      group = Math.max(Math.min(group, last + 1), groups - left);
    }
    group_area[area] = group + 1;
    before += size_area[area]!;
    last = group;
  }
  return group_area;
}

/** The square of the distance of each territory's middle from the middle of the land, in steps between hexes. */
function distancesFromMiddle(field: Field, { area_hex, size_area }: Areas): Float64Array {
  // Sums of integers are exact here: 12 million hexes at the greatest coordinates stay below 2^53.
  const q_area = new Float64Array(size_area.length);
  const r_area = new Float64Array(size_area.length);
  let [qLand, rLand] = [0, 0];
  forEachRun(field, area_hex, (r, q, count, area) => {
    const sum = count * q + (count * (count - 1)) / 2;
    q_area[area]! += sum;
    r_area[area]! += count * r;
    qLand += sum;
    rLand += count * r;
  });
  return q_area.map((sum, area) => {
    const q = sum / size_area[area]! - qLand / field.hexes;
    const r = r_area[area]! / size_area[area]! - rLand / field.hexes;
    return q * q + q * r + r * r;
  });
}
