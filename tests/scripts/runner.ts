/**
 * A stand-in for Playwright, which writes a report of three journeys: `tsx runner.ts FAILING AGAIN` has so many of them
 * fail, and so many when some are run again.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [failing = 0, again = 0] = process.argv.slice(2, 4).map(Number);
const list = process.argv.find((word) => word.startsWith('--test-list='))?.split('=')[1];
const wanted = list === undefined ? undefined : readFileSync(list, 'utf8').trim().split('\n');
const titles = ['opens', 'pans', 'zooms', 'closes'].filter(
  (title) => wanted?.includes(`[desktop] › city.spec.ts › ${title}`) ?? true,
);
const count = list === undefined ? failing : again;
const specs = titles.map((title, index) => ({
  title,
  file: 'city.spec.ts',
  line: 1,
  tests: [
    {
      projectName: 'desktop',
      status: index < count ? 'unexpected' : 'expected',
      results: index < count ? [{ error: { message: `Error: ${title}` } }] : [{}],
    },
  ],
}));
const stats = { expected: titles.length - count, unexpected: count, flaky: 0, skipped: 0 };
const report = { stats, suites: [{ title: 'city.spec.ts', specs }] };
writeFileSync(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']!, JSON.stringify(report));
process.exitCode = count > 0 ? 1 : 0;
