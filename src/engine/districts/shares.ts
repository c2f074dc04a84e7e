/**
 * Divides `total` by weights into integers that add up to `total`, each less than one from its exact share: the method
 * of largest remainders; of equal remainders the first wins.
 *
 * @param weights each > 0; at least one unless `total` is 0
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const exact = sharesOf(weights).map((share) => total * share);
  const counts = exact.map(Math.floor);
  const rest = total - counts.reduce((sum, count) => sum + count, 0);
  const remainder = (index: number) => exact[index]! - counts[index]!;
  const order = counts.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of order.slice(0, rest)) counts[index]!++;
  return counts;
}

/** For each weight the share of it and all weights before it, ascending; the last is 1. */
export function cumulativeShares(weights: readonly number[]): number[] {
  let sum = 0;
  const sums = sharesOf(weights).map((share) => (sum += share));
  return sums.map((before, index) => (index === sums.length - 1 ? 1 : Math.min(1, before)));
}

function sharesOf(weights: readonly number[]): number[] {
  // Divided by the largest first, because very large weights would add up to Infinity.
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  const total = weights.reduce((sum, weight) => sum + weight / largest, 0);
  return weights.map((weight) => weight / largest / total);
}

/** The weights of a recipe's groups: its shares, or all equal. */
export function weightsOf({
  groups,
  shares,
}: {
  readonly groups: readonly string[];
  readonly shares?: readonly number[];
}): readonly number[] {
  if (groups.length === 0) throw new RangeError('districts need at least one group');
  if (shares && shares.length !== groups.length)
    throw new RangeError(`${shares.length} shares for ${groups.length} groups`);
  return shares ?? groups.map(() => 1);
}
