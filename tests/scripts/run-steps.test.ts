import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StepRunner } from '../../scripts/run-steps.ts';
import type { Step } from '../../scripts/steps.ts';
import { toolPath } from '../../scripts/tool.ts';

const RUNNER = fileURLToPath(new URL('runner.ts', import.meta.url));

let reports = '';
let printed: string[] = [];

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'sixfold-steps-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(reports, { recursive: true, force: true });
});

/** Four journeys, of which some fail, and some of these again when they run alone. */
function journeys(failing: number, again: number, name = 'journeys'): Step {
  const command = [toolPath('tsx'), RUNNER, String(failing), String(again)];
  return { name, typed: 'runner', command, counting: 'playwright', runsAgain: true };
}

const check = (name: string, code: string, after?: string): Step => ({
  name,
  typed: 'node',
  command: ['-e', code],
  counting: 'check',
  ...(after !== undefined && { after }),
});

const start = (): StepRunner => new StepRunner({ reports, port: 4173, executables: new Map() });

async function run(...steps: readonly Step[]): Promise<StepRunner> {
  const runner = start();
  await runner.run(steps);
  await runner.runFailedAgain();
  runner.printFailures();
  return runner;
}

describe('journeys that fail', () => {
  test('count as passed when they pass alone, and are listed as unsteady with their first failure', async () => {
    const { totals } = await run(journeys(2, 0));
    expect(totals.get('journeys')).toEqual({ passed: 4, failed: 0, skipped: 0 });
    const text = printed.join('\n');
    expect(text).toMatch(
      /=== unsteady: failed at first.*\ncity\.spec\.ts:1: opens\n {4}Error: opens\n.*pans/,
    );
    expect(text).not.toContain('=== failed');
  });

  test('have failed when they fail alone, too', async () => {
    const { totals } = await run(journeys(2, 1));
    expect(totals.get('journeys')).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(printed.join('\n')).toMatch(/=== unsteady.*\n.*pans\n.*\n[^]*=== failed\n.*opens/);
  });

  test('have all failed when more than two are unsteady, of all steps', async () => {
    const { totals } = await run(journeys(2, 0), journeys(1, 0, 'others'));
    expect([...totals.values()]).toEqual([
      { passed: 2, failed: 2, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(printed.join('\n')).toContain('more than 2 count as failed');
  });
});

test('a step whose need is missing is skipped, and each of its tests is counted', async () => {
  // The stand-in lists its tests as Playwright does.
  const list = `console.log(JSON.stringify({ stats: { skipped: 7 } }))`;
  const step = { ...journeys(0, 0), command: ['-e', list, '--'], need: 'chromium' } as const;
  const { totals } = await run(step);
  expect(totals.get('journeys')).toEqual({ passed: 0, failed: 0, skipped: 7 });
  expect(printed.join('\n')).toMatch(
    /=== skipped\njourneys: Chromium or Google Chrome is not installed\. \S+/,
  );
});

test('a step waits for the one that it needs, and fails without running when that failed', async () => {
  const { totals } = await run(
    check('build', 'process.exit(1)'),
    check('links', 'console.log("has run")', 'build'),
    check('types', ''),
  );
  expect([...totals]).toEqual([
    ['build', { passed: 0, failed: 1, skipped: 0 }],
    ['links', { passed: 0, failed: 1, skipped: 0 }],
    ['types', { passed: 1, failed: 0, skipped: 0 }],
  ]);
  expect(printed.join('\n')).toContain('links: cannot run, because build failed');
});
