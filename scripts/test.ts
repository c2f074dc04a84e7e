/**
 * `npm test` runs every step one after the other and ends with one line, `N passed, N failed`, that sums what the
 * runners report; `npm run check` (`--fast`) runs the fast subset. Exit status 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engines.ts';
import { providePrograms } from './programs.ts';
import { noBrowserMessage, provideBrowser } from './provide-browser.ts';
import { CHECK_STEPS, TEST_STEPS, type Step } from './steps.ts';
import { PROJECT } from './tool.ts';
import { addTotals, countOutcome, listFailures, type Totals } from './totals.ts';

const steps = process.argv.includes('--fast') ? CHECK_STEPS : TEST_STEPS;
const reports = mkdtempSync(join(tmpdir(), 'sixfold-'));
const results = new Map<string, Totals>();
const failures: string[] = [];
/** Executables of the browsers that were looked for; `undefined` where none could be had. */
const browsers = new Map<Engine, string | undefined>();

try {
  const port = await freePort();
  for (const step of steps) {
    console.log(`\n=== ${step.name}: ${step.typed}`);
    results.set(step.name, runStep(step, port));
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (failures.length > 0) console.log(`\n=== failed\n${failures.join('\n')}`);
console.log('\n=== totals');
for (const [name, { passed, failed }] of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const { passed, failed } = addTotals(results.values());
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

function runStep(step: Step, port: number): Totals {
  const needed = step.after === undefined ? undefined : results.get(step.after);
  if (needed && needed.failed > 0) {
    console.log(`Cannot run: ${step.after} failed.`);
    return { passed: 0, failed: 1 };
  }
  const browser = step.browser && findBrowser(step.browser);
  if (step.browser && browser === undefined) {
    console.log(noBrowserMessage(step.browser));
    return { passed: 0, failed: 1 };
  }
  if (step.programs) providePrograms();
  const report = join(reports, `${results.size}.json`);
  const { status, error } = spawnSync(process.execPath, [...step.command, ...reporting(step, report)], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(step.browser && { [step.browser.variable]: browser }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      SIXFOLD_PORT: String(port),
    },
  });
  if (error) console.log(`Cannot start: ${error.message}`);
  const outcome = { succeeded: status === 0, report: readIfThere(report) };
  failures.push(...listFailures(step.counting, outcome.report));
  return countOutcome(step.counting, outcome);
}

function findBrowser(engine: Engine): string | undefined {
  if (!browsers.has(engine)) {
    const browser = provideBrowser(engine);
    browsers.set(engine, browser);
    if (browser !== undefined) console.log(`Browser: ${browser}`);
  }
  return browsers.get(engine);
}

/** Arguments that make a runner write its JSON report beside what it prints. */
function reporting({ counting }: Step, report: string): string[] {
  if (counting === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (counting === 'playwright') return ['--reporter=list,json'];
  return [];
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A port that nothing listens on, for serving the built app. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port found'));
      });
    });
  });
}
