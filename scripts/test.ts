/**
 * `npm test` runs what must never break, `npm run test:all` (`--all`) everything that belongs to a change, `npm run
 * test:deep` (`--deep`) what takes too long for these; `npm test -- NAME` runs the tests whose file or title has NAME.
 * Each step is reported with its time. The last line, `N passed, N failed`, sums up what the runners report, with `, N
 * skipped` where something is not installed. Exit status 1 when anything failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchingSteps } from './matching.ts';
import { needsOf } from './needs.ts';
import { freePort, StepRunner } from './run-steps.ts';
import { setUp } from './setup.ts';
import { STEPS, type Tier } from './steps.ts';
import { addTotals, describeTotals, NONE, ONE_FAILED, type Totals } from './totals.ts';

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => word.startsWith('--') && word !== '--all' && word !== '--deep');
if (unknown.length > 0) throw new Error(`unknown options: ${unknown.join(', ')}; there are --all and --deep`);
const tier: Tier = words.includes('--deep') ? 'deep' : words.includes('--all') ? 'all' : 'must';
const groups = names.length > 0 ? matchingSteps(names) : STEPS[tier];

const began = performance.now();
const needed = names.length > 0 ? groups.flat().flatMap(({ need }) => need ?? []) : needsOf(tier);
const executables = setUp(needed, true);
const reports = mkdtempSync(join(tmpdir(), 'sixfold-'));
const runner = new StepRunner({ reports, port: await freePort(), executables });
try {
  for (const group of groups) await runner.run(group);
  await runner.runFailedAgain();
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const totals = new Map<string, Totals>(runner.totals);
const sum = addTotals(totals.values());
// On a machine of continuous integration nothing may be missing.
if (process.env['CI'] && sum.skipped > 0) totals.set('nothing is skipped where CI is set', ONE_FAILED);
if (totals.size === 0) totals.set(`tests that match ${names.join(' ')}`, ONE_FAILED);

runner.printFailures();
console.log('\n=== totals');
for (const [name, one] of totals) {
  const seconds = runner.seconds.get(name);
  console.log(`${name}: ${describeTotals(one)}${seconds === undefined ? '' : ` (${seconds} s)`}`);
}
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`);
const result = addTotals([NONE, ...totals.values()]);
process.exitCode = result.failed === 0 ? 0 : 1;
console.log(describeTotals(result));
