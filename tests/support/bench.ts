/** One way of doing the work of a benchmark. */
export interface Way {
  readonly name: string;
  /** Does all of the work and returns something that depends on it, so that none of it can be left out. */
  readonly run: () => number;
}

/** What a benchmark measured of one way. Times in milliseconds. */
export interface Measurement {
  readonly benchmark: string;
  readonly way: string;
  readonly median: number;
  readonly percentile95: number;
  readonly rounds: number;
  /** How many times faster than the last way, which is the plain one. */
  readonly faster: number;
  /** What the ways returned: the same for all of them, or the comparison is void. */
  readonly result: number;
}

/**
 * Measures ways side by side: each is warmed up, then they take turns, so that a busy machine slows all alike.
 *
 * @throws Error when the ways return different numbers
 */
export function compareWays(benchmark: string, ways: readonly Way[], rounds = 21): Measurement[] {
  const results = ways.map(({ run }) => run());
  if (new Set(results).size > 1) throw new Error(`${benchmark}: the ways differ: ${results.join(', ')}`);
  const times = ways.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, { run }] of ways.entries()) {
      const start = performance.now();
      run();
      times[index]?.push(performance.now() - start);
    }
  const medians = times.map((list) => quantile(list, 0.5));
  const plain = medians.at(-1) ?? 0;
  return ways.map(({ name }, index) => ({
    benchmark,
    way: name,
    median: round3(medians[index] ?? 0),
    percentile95: round3(quantile(times[index] ?? [], 0.95)),
    rounds,
    faster: round3(plain / (medians[index] ?? 1)),
    result: results[index] ?? 0,
  }));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
