/**
 * The deviation of counts from expected ones: Pearson's statistic, in standard deviations above its mean. Its mean is
 * the number of bins less one, its variance twice that. Where the counts follow the expectation it exceeds 5 less than
 * once in ten thousand times, also with few bins, whose distribution is skewed.
 *
 * @param expected as many as `counts`, with the same sum, each at least about five
 */
export function excess(counts: readonly number[], expected: readonly number[]): number {
  let statistic = 0;
  counts.forEach((count, bin) => {
    statistic += (count - expected[bin]!) ** 2 / expected[bin]!;
  });
  const freedom = counts.length - 1;
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}

/** Expected counts that are equal in every bin. */
export function evenly(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map(() => sum / counts.length);
}
