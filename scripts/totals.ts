import { stripVTControlCharacters } from 'node:util';
import type { Counting } from './steps.ts';

/** The numbers of tests, or checks, that passed and failed. */
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
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
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
  const counted =
    report === undefined ? undefined : readReport(counting, report, countVitest, countPlaywright);
  if (!counted) return { passed: 0, failed: 1 };
  const silent = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return silent ? { passed: counted.passed, failed: 1 } : counted;
}

/**
 * The tests of a report that failed, each by its name and the first lines of its message: what a property prints to be
 * run again stands there.
 */
export function listFailures(counting: Counting, report: string | undefined): string[] {
  if (counting === 'check' || report === undefined) return [];
  return readReport(counting, report, listVitest, listPlaywright) ?? [];
}

function readReport<Found>(
  counting: 'vitest' | 'playwright',
  report: string,
  ofVitest: (report: VitestReport) => Found,
  ofPlaywright: (report: PlaywrightReport) => Found,
): Found | undefined {
  try {
    const value: unknown = JSON.parse(report);
    return counting === 'vitest' ? ofVitest(value as VitestReport) : ofPlaywright(value as PlaywrightReport);
  } catch {
    // Cut off or not of the expected shape: the runner broke, which the caller counts.
    return undefined;
  }
}

/** A file that fails without a failing test, because it did not load, counts as one failure. */
function countVitest({ testResults }: VitestReport): Totals {
  return addTotals(
    testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
    }),
  );
}

/** A test that passes only in a retry has failed. */
function countPlaywright({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Lines of a message that are shown: the counterexample of a property stands in the first. */
const LINES_SHOWN = 12;

function describeFailure(name: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return [name, ...lines.filter((line) => line.trim() !== '').slice(0, LINES_SHOWN)].join('\n    ');
}

function listVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describeFailure(name, message)];
    return failed.map((test) =>
      describeFailure(`${name}: ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

function listPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(listSuite);
}

function listSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const broken = results.find(({ error }) => error);
        return describeFailure(`${file}:${line}: ${title}`, broken?.error?.message);
      }),
  );
  return [...own, ...suites.flatMap(listSuite)];
}
