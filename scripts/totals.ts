import type { Counting } from './steps.ts';

/** How many tests, or checks, passed and failed. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** The outcome of a step: its exit status and the text of its report. */
export interface Outcome {
  readonly succeeded: boolean;
  /** `undefined` when it wrote none. */
  readonly report: string | undefined;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export function addTotals(all: Iterable<Totals>): Totals {
  let passed = 0;
  let failed = 0;
  for (const totals of all) {
    passed += totals.passed;
    failed += totals.failed;
  }
  return { passed, failed };
}

/**
 * The totals of one step. A check is one; a runner counts by its report. A runner that crashed, wrote no report, ran
 * nothing or failed without saying which test counts as one failure more.
 */
export function countOutcome(counting: Counting, { succeeded, report }: Outcome): Totals {
  if (counting === 'check') return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = report === undefined ? undefined : readReport(counting, report);
  if (!counted) return { passed: 0, failed: 1 };
  const silent = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return silent ? { passed: counted.passed, failed: 1 } : counted;
}

function readReport(counting: 'vitest' | 'playwright', report: string): Totals | undefined {
  try {
    const value: unknown = JSON.parse(report);
    return counting === 'vitest'
      ? countVitest(value as VitestReport)
      : countPlaywright(value as PlaywrightReport);
  } catch {
    // Cut off or not of the expected shape: the runner broke, which the caller counts.
    return undefined;
  }
}

/** A file that fails without a failing test, for it did not even load, counts as one. */
function countVitest({ testResults }: VitestReport): Totals {
  return addTotals(
    testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
    }),
  );
}

/** A test that passes only when tried again has failed. */
function countPlaywright({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
