import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import { PROJECT } from '../../scripts/tool.ts';
import { atMost, quantile, toMeasurements, type Benchmark } from '../support/bench.ts';
import { appTimes, LARGE, plainTimes, SLOW_STEPS, SMALL, STEPS } from './city-pages.ts';
import { saveFullCity } from './full-city.ts';
import { serve } from './serve.ts';

export const NEEDED = ['chromium'];

/** Milliseconds of a frame: half of them, and all but a twentieth. */
const FRAME = 3;
const SLOW_FRAME = 6;
/** Times what the same painter takes on a bare canvas. */
const OVER_BARE = 1.25;
/** Times what it takes with 60,000 segments: no more than what two runs differ by. */
const GROWTH = 1.25;
/**
 * Cities under the hand in a real browser: the built app beside its painter on a bare canvas, a bare canvas with paths
 * of each color, and react-konva with a Line for each segment. Full cities of 60,000 and of 1,000,000 segments.
 */
export async function measure(): Promise<Benchmark> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const app = await serve(PROJECT, join(folder, 'app'), join(PROJECT, 'vite.config.ts'));
  const plain = await serve(join(PROJECT, 'tests/bench/plain/city-board'), join(folder, 'plain'), false);
  for (const size of [SMALL, LARGE]) saveFullCity(join(folder, 'plain'), size);
  const browser = await chromium.launch(browserLaunch());
  try {
    const small = await appTimes(browser, app.url, SMALL, join(folder, 'plain'));
    const large = await appTimes(browser, app.url, LARGE, join(folder, 'plain'));
    const bare = await plainTimes(browser, plain.url, 'painter', LARGE, large, STEPS);
    const paths = await plainTimes(browser, plain.url, 'paths', LARGE, large, SLOW_STEPS);
    const lines = await plainTimes(browser, plain.url, 'lines', SMALL, small, SLOW_STEPS);
    const names = [...large.times.keys()];
    const ways = names.map((name) =>
      toMeasurements(name, [
        { name: 'built app, 1,000,000 segments', times: large.times.get(name)! },
        { name: 'built app, 60,000 segments', times: small.times.get(name)! },
        { name: 'its painter on a bare canvas, 1,000,000', times: bare.get(name)! },
        { name: 'bare canvas, paths of each color, 1,000,000', times: paths.get(name)! },
        { name: 'react-konva, a Line per segment, 60,000', times: lines.get(name)! },
      ]),
    );
    const verdicts = names.flatMap((name) => {
      const times = large.times.get(name)!;
      const middle = quantile(times, 0.5);
      return [
        atMost(FRAME, `${name}: half of the frames`, middle, 'milliseconds'),
        atMost(SLOW_FRAME, `${name}: 95 % of the frames`, quantile(times, 0.95), 'milliseconds'),
        atMost(
          OVER_BARE,
          `${name}: beside its painter on a bare canvas`,
          middle / quantile(bare.get(name)!, 0.5),
          'times',
        ),
        atMost(
          GROWTH,
          `${name}: 1,000,000 beside 60,000 segments`,
          middle / quantile(small.times.get(name)!, 0.5),
          'times',
        ),
      ];
    });
    return {
      measurements: [...ways.flat(), ...small.stamps.measurements, ...large.stamps.measurements],
      verdicts: [...verdicts, ...small.stamps.verdicts, ...large.stamps.verdicts],
    };
  } finally {
    await browser.close();
    await Promise.all([app.close(), plain.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
