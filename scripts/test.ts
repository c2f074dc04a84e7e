/**
 * `npm test` runs the steps, some side by side and else one after the other, and ends with one line, `N passed, N failed`, that sums what the
 * runners report; `npm run check` (`--fast`) runs the fast subset. Exit status 1 when anything failed.
 */
import { spawn } from 'node:child_process';
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

const groups = process.argv.includes('--fast') ? CHECK_STEPS : TEST_STEPS;
const reports = mkdtempSync(join(tmpdir(), 'sixfold-'));
const results = new Map<string, Totals>();
const failures: string[] = [];
/** Executables of the browsers that were looked for; `undefined` where none could be had. */
const browsers = new Map<Engine, string | undefined>();

try {
  const port = await freePort();
  for (const group of groups) {
    // In the order of the steps, whichever ends first.
    for (const { name } of group) results.set(name, { passed: 0, failed: 1 });
    await Promise.all(
      group.map(async (step) => results.set(step.name, await runStep(step, port, group.length > 1))),
    );
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

/** @param isBeside whether others run at the same time: what it prints is shown as a whole when it ends */
async function runStep(step: Step, port: number, isBeside: boolean): Promise<Totals> {
  const title = `\n=== ${step.name}: ${step.typed}`;
  if (!isBeside) console.log(title);
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
  const report = join(reports, `${step.name}.json`);
  const child = spawn(process.execPath, [...step.command, ...reporting(step, report)], {
    cwd: PROJECT,
    stdio: ['inherit', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      ...(step.browser && { [step.browser.variable]: browser }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      SIXFOLD_PORT: String(port),
    },
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', ({ message }) => {
      printed += `Cannot start: ${message}\n`;
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  if (isBeside) console.log(title);
  if (printed !== '') process.stdout.write(printed);
  const outcome = { succeeded, report: readIfThere(report) };
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
