import { describe, expect, test } from 'vitest';
import { addTotals, countOutcome, describeTotals, listFailures } from '../../scripts/totals.ts';

/** A report of vitest: for each file its status and the statuses of its tests. */
function vitestReport(...files: [status: string, ...tests: string[]][]): string {
  return JSON.stringify({
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((one) => ({ status: one })),
    })),
  });
}

function playwrightReport(expected: number, unexpected: number, flaky: number, skipped = 0): string {
  return JSON.stringify({ stats: { expected, unexpected, flaky, skipped } });
}

describe('a check', () => {
  test('counts as one', () => {
    expect(countOutcome('check', { succeeded: true, report: undefined })).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
    });
    expect(countOutcome('check', { succeeded: false, report: undefined })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('a runner', () => {
  test('counts the tests of its report', () => {
    const report = vitestReport(['passed', 'passed', 'passed'], ['failed', 'passed', 'failed', 'failed']);
    expect(countOutcome('vitest', { succeeded: false, report })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
    });
    const journeys = { succeeded: true, report: playwrightReport(4, 0, 0) };
    expect(countOutcome('playwright', journeys)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  test('counts a file that did not load as a failure', () => {
    const report = vitestReport(['passed', 'passed'], ['failed']);
    expect(countOutcome('vitest', { succeeded: false, report })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  test('counts a test that passed only when tried again as failed', () => {
    const report = playwrightReport(3, 0, 1);
    expect(countOutcome('playwright', { succeeded: true, report })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
  });

  test('counts what was skipped by itself', () => {
    const report = vitestReport(['passed', 'passed', 'skipped'], ['skipped', 'skipped']);
    const counted = { passed: 1, failed: 0, skipped: 2 };
    expect(countOutcome('vitest', { succeeded: true, report })).toEqual(counted);
    const journeys = { succeeded: true, report: playwrightReport(1, 0, 0, 2) };
    expect(countOutcome('playwright', journeys)).toEqual(counted);
  });

  test('that ran nothing has failed', () => {
    const nothing = { passed: 0, failed: 1, skipped: 0 };
    expect(countOutcome('vitest', { succeeded: true, report: vitestReport() })).toEqual(nothing);
    const journeys = { succeeded: true, report: playwrightReport(0, 0, 0) };
    expect(countOutcome('playwright', journeys)).toEqual(nothing);
  });

  test('that fails without a failing test, after an error outside of any, has failed', () => {
    const report = vitestReport(['passed', 'passed']);
    expect(countOutcome('vitest', { succeeded: false, report })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  test.each([undefined, '', '{"testResults": [', '{}', 'null', '[]'])(
    'that crashed, leaving the report %j, has failed',
    (report) => {
      expect(countOutcome('vitest', { succeeded: false, report })).toEqual({
        passed: 0,
        failed: 1,
        skipped: 0,
      });
      expect(countOutcome('playwright', { succeeded: true, report })).toEqual({
        passed: 0,
        failed: 1,
        skipped: 0,
      });
    },
  );
});

describe('tests that failed are listed', () => {
  test('with the first lines of their messages, plain', () => {
    const message = [
      '\u001b[31mError: Property failed\u001b[39m',
      '',
      '{ seed: 5, path: "3" }',
      ...Array.from('abcdefghijklm'),
    ];
    const report = JSON.stringify({
      testResults: [
        {
          name: 'land.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'is one', failureMessages: [] },
            { status: 'failed', fullName: 'is closed', failureMessages: [message.join('\n')] },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', message: 'Cannot find a.ts', assertionResults: [] },
      ],
    });
    expect(listFailures('vitest', report)).toEqual([
      {
        test: 'is closed',
        text: [
          'land.test.ts: is closed',
          'Error: Property failed',
          '{ seed: 5, path: "3" }',
          ...Array.from('abcdefghij'),
        ].join('\n    '),
      },
      { test: 'broken.test.ts', text: 'broken.test.ts\n    Cannot find a.ts' },
    ]);
  });

  test('of journeys too, wherever they stand', () => {
    const spec = (title: string, line: number, status: string, message?: string) => ({
      title,
      file: 'city.spec.ts',
      line,
      tests: [{ projectName: 'desktop', status, results: [{}, { error: { message } }] }],
    });
    const report = JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'city.spec.ts',
          specs: [spec('opens', 3, 'expected'), spec('zooms', 20, 'flaky')],
          suites: [{ title: 'on a phone', specs: [spec('pans', 9, 'unexpected', 'Error: none')] }],
        },
      ],
    });
    // As Playwright's option --test-list takes them.
    expect(listFailures('playwright', report)).toEqual([
      { test: '[desktop] › city.spec.ts › zooms', text: 'city.spec.ts:20: zooms' },
      {
        test: '[desktop] › city.spec.ts › on a phone › pans',
        text: 'city.spec.ts:9: pans\n    Error: none',
      },
    ]);
  });

  test('as far as a report says them', () => {
    expect(listFailures('check', undefined)).toEqual([]);
    expect(listFailures('vitest', undefined)).toEqual([]);
    expect(listFailures('playwright', '{"stats": {')).toEqual([]);
  });
});

test('totals add up', () => {
  const all = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 0, failed: 1, skipped: 0 },
    { passed: 40, failed: 2, skipped: 0 },
  ];
  expect(addTotals(all)).toEqual({ passed: 43, failed: 3, skipped: 0 });
  expect(addTotals([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('the closing line names what was skipped only when something was', () => {
  expect(describeTotals({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(describeTotals({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
