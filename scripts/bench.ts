/**
 * `npm run bench` runs every benchmark of `tests/bench` in this process, one after another: a line of JSON per
 * measurement and verdict as they come, then tables of all. Arguments choose those whose file name contains one of
 * them. A number that is not reached is reported, but is no error, because a busy machine can be the cause.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Measurement, Verdict } from '../tests/support/bench.ts';
import { PROJECT } from './tool.ts';

interface BenchmarkFile {
  readonly measure: () => Benchmark | Promise<Benchmark>;
}

const wanted = process.argv.slice(2);
const folder = `${PROJECT}tests/bench/`;
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

const measurements: Measurement[] = [];
const verdicts: Verdict[] = [];
for (const file of files) {
  const { measure } = (await import(pathToFileURL(folder + file).href)) as BenchmarkFile;
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
