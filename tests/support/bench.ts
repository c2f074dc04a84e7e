import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** One way of doing the work of a benchmark. */
export interface Way {
  readonly name: string;
  /** Does all of the work and returns a number that depends on it, so that no compiler can remove any of it. */
  readonly run: () => number;
  /** Warms up the code, when `run` itself takes too long for that. */
  readonly warmUp?: () => void;
  /** Rounds that are measured, the last ones, when fewer than those of the benchmark. */
  readonly rounds?: number;
}

/** The measurement of one way in a benchmark. Times in milliseconds. */
export interface Measurement {
  readonly benchmark: string;
  readonly way: string;
  readonly median: number;
  readonly percentile95: number;
  readonly rounds: number;
  /** The speed compared with the last way: 2 is twice as fast. */
  readonly faster: number;
  /** The value that the way returned: the same for all of them, or the comparison is void. */
  readonly result: number;
}

/** The result of a benchmark, with the number that it has to reach. */
export interface Verdict {
  readonly benchmark: string;
  readonly measured: number;
  readonly unit: string;
  /** Empty when the number is only reported. */
  readonly reach: string;
  readonly met: boolean;
}

export interface Benchmark {
  readonly measurements: readonly Measurement[];
  readonly verdicts: readonly Verdict[];
}

export interface CompareOptions {
  /** Rounds that are measured (21). */
  readonly rounds?: number;
  /** Rounds before that, unless a way warms up in its own manner (1). */
  readonly warmUps?: number;
  /** Whether the ways do different amounts of work, so that what they return may differ. */
  readonly differ?: boolean;
  /** The clock, in milliseconds: the time that passes, unless it is {@link processorClock}. */
  readonly clock?: () => number;
}

/** Milliseconds that the processor has worked for this process, which other programs do not lengthen. */
export function processorClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures ways side by side: each is warmed up, then they take turns, so that a busy machine slows all alike.
 * Garbage is collected once before, not between rounds: a forced collection throws away compiled code as well.
 *
 * @throws Error when the ways return different numbers, or one does from round to round
 */
export function compareWays(
  benchmark: string,
  ways: readonly Way[],
  { rounds = 21, warmUps = 1, differ = false, clock = () => performance.now() }: CompareOptions = {},
): Measurement[] {
  for (const { run, warmUp } of ways)
    if (warmUp) warmUp();
    else for (let round = 0; round < warmUps; round++) run();
  const measured = ways.map((way) => ({ way, times: [] as number[], results: new Set<number>() }));
  collectGarbage();
  for (let round = 0; round < rounds; round++)
    for (const { way, times, results } of measured) {
      if (round < rounds - (way.rounds ?? rounds)) continue;
      const start = clock();
      const result = way.run();
      times.push(clock() - start);
      results.add(result);
    }
  const all = differ
    ? measured.map(({ results }) => results)
    : [new Set(measured.flatMap(({ results }) => [...results]))];
  if (all.some(({ size }) => size !== 1))
    throw new Error(
      `${benchmark}: the ways differ: ${measured.map(({ results }) => [...results].join('|')).join(', ')}`,
    );
  return toMeasurements(
    benchmark,
    measured.map(({ way, times, results }) => ({ name: way.name, times, result: [...results][0]! })),
  );
}

/** Times of one way, in milliseconds. */
export interface TimedWay {
  readonly name: string;
  readonly times: readonly number[];
  readonly result?: number;
}

/** The measurements of some times, each way compared with the last. */
export function toMeasurements(benchmark: string, ways: readonly TimedWay[]): Measurement[] {
  const slowest = quantile(ways.at(-1)?.times ?? [], 0.5);
  return ways.map(({ name, times, result = 0 }) => ({
    benchmark,
    way: name,
    median: round3(quantile(times, 0.5)),
    percentile95: round3(quantile(times, 0.95)),
    rounds: times.length,
    faster: round3(slowest / quantile(times, 0.5)),
    result,
  }));
}

/** A verdict on a number that must be at least `reach`. */
export function atLeast(reach: number, benchmark: string, measured: number, unit: string): Verdict {
  return { benchmark, measured: round3(measured), unit, reach: `at least ${reach}`, met: measured >= reach };
}

/** A verdict on a number that may be at most `reach`. */
export function atMost(reach: number, benchmark: string, measured: number, unit: string): Verdict {
  return { benchmark, measured: round3(measured), unit, reach: `at most ${reach}`, met: measured <= reach };
}

/** A number that is reported without a verdict. */
export function told(benchmark: string, measured: number, unit: string): Verdict {
  return { benchmark, measured: round3(measured), unit, reach: '', met: true };
}

let collect: (() => void) | undefined;

/** Collects all garbage now. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

/** The value below which a share 0..1 of the values lies; 0 when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
