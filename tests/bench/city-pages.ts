import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Hex } from '../../src/engine/hex/hex.ts';
import { atMost, quantile, told, toMeasurements, type Benchmark } from '../support/bench.ts';
import { BoardPage } from '../support/board-page.ts';
import {
  lookAt,
  lookOf,
  move,
  PAN,
  rest,
  untilStill,
  VIEWS,
  ZOOM,
  type Look,
  type Motion,
} from './board-motion.ts';
import { processorTime } from './processor-time.ts';
import { forgetFrames, longestTask, measureFrames, memoryInUse, takeFrame } from './frames.ts';
import { WITHOUT_TOUR } from '../support/without-tour.ts';

/** Milliseconds that a stamp takes until it is drawn, all but a twentieth. */
const STAMP = 4;
/** Megabytes of JavaScript memory. */
const MEMORY = 150;
/** Milliseconds above which a task is felt. */
const FELT = 50;

export const SMALL = { name: '60,000', radius: 58 };
export const LARGE = { name: '1,000,000', radius: 236 };
export type Size = typeof SMALL;

export const STEPS = 40;
/** For ways whose frames take seconds. */
export const SLOW_STEPS = 4;
const STAMPS = 40;

/** Land that is left free, to stamp on. */
export const CLEARING: Hex = { q: 30, r: 5 };
export const CLEARING_RADIUS = 9;

/** Times by view and motion. */
export type Times = Map<string, number[]>;

export function fileOf({ radius }: Size): string {
  return `radius-${radius}.city.json`;
}

/** The screen that the city is looked at on, and how it is moved there. */
export interface Screen {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly motions: readonly Motion[];
  /** Whether stamps are timed, too. */
  readonly stamps: boolean;
}

const STANDARD: Screen = { width: 1280, height: 800, ratio: 1, motions: [PAN, ZOOM], stamps: true };

/** A page that nobody has been to, in light colors. */
export async function open(
  browser: Browser,
  url: string,
  { width, height, ratio }: Pick<Screen, 'width' | 'height' | 'ratio'>,
): Promise<Page> {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, deviceScaleFactor: ratio, colorScheme: 'light' });
  const page = await context.newPage();
  await measureFrames(page);
  await page.addInitScript(WITHOUT_TOUR);
  await page.goto(url);
  return page;
}

export interface AppTimes {
  readonly times: Times;
  readonly looks: ReadonlyMap<string, Look>;
  readonly size: { readonly width: number; readonly height: number };
  readonly stamps: Benchmark;
}

export async function appTimes(
  browser: Browser,
  url: string,
  size: Size,
  folder: string,
  screen: Screen = STANDARD,
): Promise<AppTimes> {
  const page = await open(browser, url, screen);
  const board = new BoardPage(page, 'City');
  await board.board.waitFor();
  await forgetFrames(page);
  await openCity(page, join(folder, fileOf(size)), size);
  const opening = await longestTask(page);
  const session = await page.context().newCDPSession(page);
  const memory = await memoryInUse(session);
  const box = (await board.board.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const times: Times = new Map();
  const looks = new Map<string, Look>();
  const verdicts = [
    told(`${size.name} segments: longest task of opening them`, opening, 'milliseconds'),
    told(`${size.name} segments: JavaScript objects of the page`, memory.objects, 'megabytes'),
    atMost(
      MEMORY,
      `${size.name} segments: JavaScript memory of the page`,
      memory.objects + memory.buffers,
      'megabytes',
    ),
  ];
  for (const view of VIEWS) {
    await page.mouse.move(middle.x, middle.y);
    await lookAt(page, board, view);
    await untilStill(page);
    looks.set(view.name, await lookOf(board));
    for (const motion of screen.motions) {
      await move(page, middle, motion, 6);
      await rest(page);
      await forgetFrames(page);
      const name = `${motion.name}, ${view.name}`;
      const frames = await move(page, middle, motion, STEPS, async (run) => {
        const spent = await processorTime(browser, run);
        verdicts.push(told(`${name}: processor time of page and compositor`, spent / STEPS, 'ms a frame'));
      });
      times.set(name, frames);
      await rest(page);
      const task = `${size.name} segments: longest task at rest after a ${motion.name}, ${view.name}`;
      verdicts.push(atMost(FELT, task, await longestTask(page), 'milliseconds'));
    }
  }
  const stamps = screen.stamps ? await stampTimes(page, board, middle) : [];
  const name = `a stamp among ${size.name} segments`;
  await page.context().close();
  return {
    times,
    looks,
    size: { width: Math.round(box.width), height: Math.round(box.height) },
    stamps: {
      measurements: stamps.length === 0 ? [] : toMeasurements(name, [{ name: 'built app', times: stamps }]),
      verdicts: [
        ...verdicts,
        ...(stamps.length === 0
          ? []
          : [atMost(STAMP, `${name}: 95 %`, quantile(stamps, 0.95), 'milliseconds')]),
      ],
    },
  };
}

/** Opens a city of some size in place of the present one, and waits until it is seen whole. */
export async function openCity(page: Page, path: string, { radius }: Size): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(path);
  const replace = page.getByRole('button', { name: 'Replace open city' });
  await replace.click({ timeout: 120_000 });
  await page.waitForFunction(
    (wanted) => {
      const board = document.querySelector<HTMLElement>('[role="application"]');
      return Number(board?.dataset['scale']) * wanted < window.innerHeight / 2;
    },
    radius,
    { timeout: 120_000 },
  );
  await rest(page);
}

/** Stamps houses on the clearing, close up. */
async function stampTimes(page: Page, board: BoardPage, middle: { x: number; y: number }): Promise<number[]> {
  await page.getByRole('button', { name: 'House', exact: true }).click();
  const { x, y } = await board.pixelOf({ ...CLEARING, k: 0 });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(x - middle.x, y - middle.y);
  await rest(page);
  const times: number[] = [];
  const side = 7;
  for (let i = 0; times.length < STAMPS && i < side * side; i++) {
    const at = { q: CLEARING.q + (i % side) - 3, r: CLEARING.r + Math.floor(i / side) - 3, k: 0 } as const;
    await board.hover(at);
    await page.mouse.down();
    await forgetFrames(page);
    await page.mouse.up();
    const time = await takeFrame(page);
    if (time !== undefined && (await page.getByText(/^Stamped House/).isVisible())) times.push(time);
  }
  if (times.length < STAMPS / 2) throw new Error(`only ${times.length} houses were stamped`);
  return times;
}

export async function plainTimes(
  browser: Browser,
  url: string,
  way: 'painter' | 'paths' | 'lines',
  size: Size,
  { looks, size: { width, height } }: AppTimes,
  steps: number,
): Promise<Times> {
  const address = `${url}?way=${way}&city=${fileOf(size)}&width=${width}&height=${height}`;
  const first = [...looks.values()].map((look) => hashOf(look))[0]!;
  const page = await open(browser, `${address}#${first}`, STANDARD);
  await page.waitForSelector('body[data-ready]', { timeout: 60_000 });
  const times: Times = new Map();
  for (const [name, look] of looks) {
    await page.evaluate((hash) => (location.hash = hash), hashOf(look));
    await rest(page);
    for (const motion of STANDARD.motions) {
      times.set(`${motion.name}, ${name}`, await move(page, { x: width / 2, y: height / 2 }, motion, steps));
    }
  }
  await page.context().close();
  return times;
}

function hashOf({ scale, originX, originY }: Look): string {
  return `${scale},${originX},${originY}`;
}
