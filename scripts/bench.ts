/**
 * `npm run bench` runs every benchmark of `tests/bench` in this process, one after another: a line of JSON per
 * measurement and verdict as they come, then tables of all. One for which something is not installed is named and left
 * out. Arguments choose those whose file name contains one of
 * them. A number that is not reached is reported, but is no error, because a busy machine can be the cause.
 *
 * With `--keep` the figures become the last ones of this kind of machine, in `tests/bench/history.jsonl`; with
 * `--compare` they are shown beside these, as ratios.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Measurement, Verdict } from '../tests/support/bench.ts';
import {
  compareWith,
  figuresOf,
  machineKind,
  mergeHistory,
  readHistory,
  writeHistory,
} from './bench-history.ts';
import { CHROMIUM } from './engines.ts';
import { installHint, NEEDS, type NeedName } from './needs.ts';
import { setUp } from './setup.ts';
import { PROJECT } from './tool.ts';

interface BenchmarkFile {
  readonly measure: () => Benchmark | Promise<Benchmark>;
  /** The programs that it needs. */
  readonly NEEDED?: readonly NeedName[];
}

const HISTORY = `${PROJECT}tests/bench/history.jsonl`;

const options = process.argv.slice(2);
const wanted = options.filter((option) => !option.startsWith('--'));
const unknown = options.filter(
  (option) => option.startsWith('--') && !['--keep', '--compare'].includes(option),
);
if (unknown.length > 0)
  throw new Error(`unknown options: ${unknown.join(', ')}; there are --keep and --compare`);
const folder = `${PROJECT}tests/bench/`;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (names.length === 0) throw new Error(`no benchmark is named ${wanted.join(' or ')}`);

const files = new Map<string, BenchmarkFile>();
for (const name of names) files.set(name, (await import(pathToFileURL(folder + name).href)) as BenchmarkFile);
const needed = [...files.values()].flatMap(({ NEEDED = [] }) => NEEDED);
const executables = setUp([...new Set(needed)], true);
const skipped: string[] = [];
for (const [name, { NEEDED = [] }] of files) {
  const missing = NEEDED.filter((need) => executables.get(need) === undefined);
  if (missing.length === 0) continue;
  files.delete(name);
  const hints = missing.map((need) => `${NEEDS[need].name} is not installed. ${installHint(NEEDS[need])}`);
  skipped.push(`${name}: not run, ${hints.join('; ')}`);
}
const chromium = executables.get('chromium');
const browser = chromium === undefined ? undefined : nameOfBrowser(chromium);

const measurements: Measurement[] = [];
const verdicts: Verdict[] = [];
for (const { measure } of files.values()) {
  const benchmark = await measure();
  for (const line of [...benchmark.measurements, ...benchmark.verdicts]) console.log(JSON.stringify(line));
  measurements.push(...benchmark.measurements);
  verdicts.push(...benchmark.verdicts);
}
console.table(
  measurements.map(({ benchmark, way, median, percentile95, rounds, faster }) => ({
    benchmark,
    way,
    'median ms': median,
    '95th percentile ms': percentile95,
    rounds,
    'times faster': faster,
  })),
);
console.table(
  verdicts.map(({ benchmark, measured, unit, reach, met }) => ({
    benchmark,
    measured,
    unit,
    reach,
    met: reach === '' ? '' : met ? 'yes' : 'NO',
  })),
);

for (const line of skipped) console.log(line);

const machine = machineKind(`${process.platform} ${process.arch}`, cpus(), process.version, browser);
const fresh = figuresOf({ measurements, verdicts }, machine, commit());
const history = existsSync(HISTORY) ? readHistory(readFileSync(HISTORY, 'utf8')) : [];
if (options.includes('--compare')) {
  const compared = compareWith(history, fresh);
  console.log(`Beside the last figures of ${machine}:`);
  if (compared.length === 0)
    console.log('There are none yet: run with --keep on the commit to compare with.');
  else console.table(compared);
}
if (options.includes('--keep')) writeFileSync(HISTORY, writeHistory(mergeHistory(history, fresh)));

/** Has the benchmarks start a browser. Returns its name with its version. */
function nameOfBrowser(executable: string): string {
  process.env[CHROMIUM.variable] = executable;
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  // "Chromium 140.0.7339.80 built on Debian": the first number is the version.
  return /^.*?\d+/.exec(stdout.trim())?.[0] ?? 'a browser';
}

function commit(): string {
  const { stdout, error } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  return error ? 'unknown' : stdout.trim();
}
