import { stripVTControlCharacters } from 'node:util';
import type { Counting } from './steps.ts';

/** The numbers of tests, or checks, that passed, failed and were skipped. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 };
export const ONE_FAILED: Totals = { passed: 0, failed: 1, skipped: 0 };

/** The outcome of a step: its exit status and the text of its report. */
export interface Outcome {
  readonly succeeded: boolean;
  /** `undefined` when it wrote none. */
  readonly report: string | undefined;
}

/** A test that failed. */
export interface Failure {
  /** Its name in its runner: `[project] › file › title` in Playwright's lists of tests, the full name in vitest. */
  readonly test: string;
  /** Its file and name, with the first lines of its message: what a property prints to be run again stands there. */
  readonly text: string;
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
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export function addTotals(all: Iterable<Totals>): Totals {
  let { passed, failed, skipped } = NONE;
  for (const totals of all) {
    passed += totals.passed;
    failed += totals.failed;
    skipped += totals.skipped;
  }
  return { passed, failed, skipped };
}

/** The closing line: `N passed, N failed`, and `, N skipped` when any is. */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * The totals of one step. A check is one; a runner counts by its report. A runner that crashed, wrote no report, ran
 * nothing or failed without saying which test counts as one failure more.
 */
export function countOutcome(counting: Counting, { succeeded, report }: Outcome): Totals {
  if (counting === 'check') return succeeded ? { ...NONE, passed: 1 } : ONE_FAILED;
  const counted =
    report === undefined ? undefined : readReport(counting, report, countVitest, countPlaywright);
  if (!counted) return ONE_FAILED;
  const isSilent = counted.failed === 0 && (!succeeded || counted.passed + counted.skipped === 0);
  return isSilent ? { ...counted, failed: 1 } : counted;
}

/** The tests of a report that failed. */
export function listFailures(counting: Counting, report: string | undefined): Failure[] {
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
      const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
      const failed = count('failed');
      return {
        passed: count('passed'),
        failed: failed === 0 && status === 'failed' ? 1 : failed,
        skipped: count('skipped'),
      };
    }),
  );
}

function countPlaywright({ stats }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Lines of a message that are shown: the counterexample of a property stands in the first. */
const LINES_SHOWN = 12;

function describeFailure(name: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return [name, ...lines.filter((line) => line.trim() !== '').slice(0, LINES_SHOWN)].join('\n    ');
}

function listVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ test: name, text: describeFailure(name, message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: fullName,
      text: describeFailure(`${name}: ${fullName}`, failureMessages.join('\n')),
    }));
  });
}

/** The suite of a file has the file's name as its title. */
function listPlaywright({ suites }: PlaywrightReport): Failure[] {
  return suites.flatMap((suite) => listSuite(suite, []));
}

function listSuite({ title, suites = [], specs }: PlaywrightSuite, above: readonly string[]): Failure[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        test: [`[${projectName}]`, ...path, spec.title].join(' › '),
        text: describeFailure(
          `${spec.file}:${spec.line}: ${spec.title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      })),
  );
  return [...own, ...suites.flatMap((suite) => listSuite(suite, path))];
}
