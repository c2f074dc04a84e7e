/**
 * `npm run bench` runs every benchmark of `tests/bench` in this process, one after another: a line of JSON per
 * measurement as it comes, then a table of all. Arguments choose those whose file name contains one of them.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Measurement } from '../tests/support/bench.ts';
import { PROJECT } from './tool.ts';

interface BenchmarkFile {
  readonly measure: () => Measurement[];
}

const wanted = process.argv.slice(2);
const folder = `${PROJECT}tests/bench/`;
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

const measurements: Measurement[] = [];
for (const file of files) {
  const { measure } = (await import(pathToFileURL(folder + file).href)) as BenchmarkFile;
  for (const measurement of measure()) {
    console.log(JSON.stringify(measurement));
    measurements.push(measurement);
  }
}
console.table(
  measurements.map(({ benchmark, way, median, percentile95, faster }) => ({
    benchmark,
    way,
    'median ms': median,
    '95th percentile ms': percentile95,
    'times faster': faster,
  })),
);
