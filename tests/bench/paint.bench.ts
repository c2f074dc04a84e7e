import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import { PROJECT } from '../../scripts/tool.ts';
import type { Schematic } from '../../src/engine/schematic/schematic.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { atMost, quantile, told, toMeasurements, type Benchmark, type TimedWay } from '../support/bench.ts';
import { largeField, largeSchematic } from './large-schematic.ts';
import { serve } from './serve.ts';
import { drag, measureStrokes, takeLongestTask, takeStrokes } from './stroke.ts';
import { WITHOUT_TOUR } from '../support/without-tour.ts';

/** Milliseconds from an event to its pixels, half of all times. */
export const NEEDED = ['chromium'];

const REACH = 8;
/** Milliseconds from the start of the navigation to a board that is painted. */
const START = 1500;

const STEPS = 80;
const PLAIN_STEPS = 8;
const STARTS = 7;

/** How close the board is looked at: times that it is zoomed in by a quarter. */
const VIEWS = [
  { name: 'all of it in view', zooms: 0 },
  { name: 'drawn with its buildings', zooms: 2 },
  { name: 'close', zooms: 8 },
];

/**
 * Strokes over schematics of 4,096 hexes in a real browser: the built app, and beside it a board with a Konva node for
 * each segment. And how long it takes until there is a board to work on.
 */
export async function measure(): Promise<Benchmark> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const app = await serve(PROJECT, join(folder, 'app'), join(PROJECT, 'vite.config.ts'));
  const plain = await serve(join(PROJECT, 'tests/bench/plain/board'), join(folder, 'plain'), false);
  const landscape = save(folder, largeSchematic());
  const field = save(folder, largeField());
  writeFileSync(join(folder, 'plain/schematic.json'), writeSchematic(largeSchematic()));
  const browser = await chromium.launch(browserLaunch());
  try {
    const results = [
      await startUp(browser, app.url),
      await strokesOver(browser, app.url, landscape, plain.url),
      await strokesOver(browser, app.url, field),
    ];
    return {
      measurements: results.flatMap(({ measurements }) => measurements),
      verdicts: results.flatMap(({ verdicts }) => verdicts),
    };
  } finally {
    await browser.close();
    await Promise.all([app.close(), plain.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface SavedSchematic {
  readonly name: string;
  readonly path: string;
}

function save(folder: string, schematic: Schematic): SavedSchematic {
  const path = join(folder, `${schematic.id}.schematic.json`);
  writeFileSync(path, writeSchematic(schematic));
  return { name: schematic.name, path };
}

/** A page that nobody has been to: nothing stored, nothing cached. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // The runner of the benchmarks names functions by this, also those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(WITHOUT_TOUR);
  await page.goto(url);
  return page;
}

async function startUp(browser: Browser, url: string): Promise<Benchmark> {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const page = await open(browser, url);
    times.push(await page.evaluate(boardPainted));
    await page.context().close();
  }
  const name = 'from the start of the navigation to a board that is painted';
  return {
    measurements: toMeasurements(name, [{ name: 'built app', times }]),
    verdicts: [atMost(START, name, quantile(times, 0.5), 'milliseconds')],
  };
}

/** In the page: when the board had its first pixels, in milliseconds of the page. */
async function boardPainted(): Promise<number> {
  for (;;) {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    const middle =
      width * height === 0 ? undefined : canvas!.getContext('2d')!.getImageData(width / 2, height / 2, 1, 1);
    if (middle?.data[3] === 255) return performance.now();
    await new Promise(requestAnimationFrame);
  }
}

async function strokesOver(
  browser: Browser,
  url: string,
  schematic: SavedSchematic,
  plainUrl?: string,
): Promise<Benchmark> {
  const page = await openSchematic(browser, url, schematic);
  const plain = plainUrl === undefined ? undefined : await plainTimes(browser, plainUrl);
  const results: Benchmark[] = [];
  let zooms = 0;
  for (const view of VIEWS) {
    for (; zooms < view.zooms; zooms++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const name = `a stroke over 4,096 hexes (${schematic.name.toLowerCase()}), ${view.name}`;
    const { times, longest } = await strokeTimes(page);
    const ways: TimedWay[] = [{ name: 'built app', times }];
    if (plain && view.zooms === 0) ways.push({ name: 'a Konva node per segment', times: plain });
    results.push({
      measurements: toMeasurements(name, ways),
      verdicts: [
        atMost(REACH, name, quantile(times, 0.5), 'milliseconds'),
        told(`${name}: longest task in the two seconds after it`, longest, 'milliseconds'),
      ],
    });
  }
  await page.context().close();
  return {
    measurements: results.flatMap(({ measurements }) => measurements),
    verdicts: results.flatMap(({ verdicts }) => verdicts),
  };
}

async function openSchematic(browser: Browser, url: string, { name, path }: SavedSchematic): Promise<Page> {
  const page = await open(browser, url);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('application', { name: `Schematic ${name}` }).waitFor();
  // A kind that is rare there: nearly every step of the strokes changes something.
  await page.getByRole('group', { name: 'Kinds' }).getByRole('button', { name: 'Well' }).click();
  await rest(page);
  await measureStrokes(page);
  return page;
}

/** Strokes to and fro about the middle of the board, the first one to warm up. */
async function strokeTimes(page: Page): Promise<{ times: number[]; longest: number }> {
  const box = (await page.getByRole('application').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await rest(page);
  await drag(page, { x: middle.x - 160, y: middle.y + 60 }, STEPS / 4, { x: 3, y: -2 });
  await rest(page);
  await takeStrokes(page);
  await drag(page, { x: middle.x - 200, y: middle.y - 90 }, STEPS, { x: 5, y: 2 });
  await takeLongestTask(page);
  await rest(page);
  return { times: await takeStrokes(page), longest: await takeLongestTask(page) };
}

async function plainTimes(browser: Browser, url: string): Promise<number[]> {
  const page = await open(browser, url);
  await page.waitForSelector('body[data-ready]', { timeout: 120_000 });
  await rest(page);
  await measureStrokes(page);
  await drag(page, { x: 330, y: 360 }, PLAIN_STEPS, { x: 7, y: 3 });
  await rest(page);
  const times = await takeStrokes(page);
  await page.context().close();
  return times;
}

/** Until the page has had two seconds for what it does once the hand rests. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(2000);
}
