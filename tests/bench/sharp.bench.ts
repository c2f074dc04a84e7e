import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import { PROJECT } from '../../scripts/tool.ts';
import { atMost, quantile, toMeasurements, type Benchmark } from '../support/bench.ts';
import { LONG_PAN, PAN, ZOOM, ZOOM_IN, ZOOM_OUT } from './board-motion.ts';
import { appTimes, LARGE, type Screen } from './city-pages.ts';
import { saveFullCity } from './full-city.ts';
import { serve } from './serve.ts';

export const NEEDED = ['chromium'];

const WORK = { motions: [PAN, ZOOM, LONG_PAN, ZOOM_IN, ZOOM_OUT], stamps: false };

const SCREENS: readonly (Screen & { readonly name: string })[] = [
  {
    name: '2880 x 1800 pixels, two to each of the page',
    width: 1440,
    height: 900,
    ratio: 2,
    ...WORK,
  },
  { name: '3840 x 2160 pixels', width: 3840, height: 2160, ratio: 1, ...WORK },
];

/** Milliseconds of a frame, half of them and all but a twentieth: a pan of what is all in view or colors alone, and the rest. */
const LIGHT = { half: 3, most: 6 };
const HEAVY = { half: 4, most: 8 };

/** A city of 1,000,000 segments under the hand on screens with many pixels. */
export async function measure(): Promise<Benchmark> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const app = await serve(PROJECT, join(folder, 'app'), join(PROJECT, 'vite.config.ts'));
  saveFullCity(folder, LARGE);
  const browser = await chromium.launch(browserLaunch());
  try {
    const results: Benchmark[] = [];
    for (const screen of SCREENS) {
      const { times, stamps } = await appTimes(browser, app.url, LARGE, folder, screen);
      results.push({ ...stamps, verdicts: stamps.verdicts.map((one) => named(one, screen)) });
      for (const [name, frames] of times) {
        const { half, most } = /pan, (all|colors)/.test(name) ? LIGHT : HEAVY;
        results.push({
          measurements: toMeasurements(name, [{ name: screen.name, times: frames }]),
          verdicts: [
            named(atMost(half, `${name}: half of the frames`, quantile(frames, 0.5), 'milliseconds'), screen),
            named(
              atMost(most, `${name}: 95 % of the frames`, quantile(frames, 0.95), 'milliseconds'),
              screen,
            ),
          ],
        });
      }
    }
    return {
      measurements: results.flatMap(({ measurements }) => measurements),
      verdicts: results.flatMap(({ verdicts }) => verdicts),
    };
  } finally {
    await browser.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function named<Named extends { readonly benchmark: string }>(
  one: Named,
  screen: { readonly name: string },
): Named {
  return { ...one, benchmark: `${one.benchmark} (${screen.name})` };
}
