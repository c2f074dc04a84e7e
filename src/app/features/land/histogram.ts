/** How often values fall into bins of equal width. */
export interface Histogram {
  readonly counts: readonly number[];
  /** The greatest count, at least 1. */
  readonly most: number;
  /** Mean of the values; `null` without any. */
  readonly mean: number | null;
  /** Where the mean lies between the ends, 0..1. */
  readonly meanAt: number | null;
}

/** The histogram of `values` between `low` and `high`, which hold them all. Equal ends put all into the first bin. */
export function histogram(values: readonly number[], low: number, high: number, bins: number): Histogram {
  const counts = Array.from({ length: bins }, () => 0);
  const span = high - low;
  let sum = 0;
  for (const value of values) {
    const bin = span > 0 ? Math.min(bins - 1, Math.floor((bins * (value - low)) / span)) : 0;
    counts[bin]!++;
    sum += value;
  }
  const mean = values.length > 0 ? sum / values.length : null;
  return {
    counts,
    most: Math.max(1, ...counts),
    mean,
    meanAt: mean === null ? null : span > 0 ? (mean - low) / span : 0,
  };
}
