import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { randomStream } from '../../src/engine/random/stream.ts';
import { takeDownload } from '../support/downloads.ts';
import { expectSaved, WORKS, type Desk, type Work } from '../support/kill-work.ts';
import { KillableBrowser } from '../support/killable-browser.ts';

/** The sorts of work that are cut off; `SIXFOLD_KILL_WORK` names one of them. */
const SORTS = WORKS.filter(({ name }) => name === (process.env['SIXFOLD_KILL_WORK'] ?? name));

if (SORTS.length === 0)
  throw new Error(`SIXFOLD_KILL_WORK: expected one of ${WORKS.map(({ name }) => name).join(', ')}`);

/** How many browsers are killed: each sort of work on a fast page and a slow one. `npm run soak` kills a hundred. */
const KILLS = Number(process.env['SIXFOLD_KILLS'] ?? 2 * SORTS.length);

/** Profiles that live through many kills each, one after the other; they are worked in side by side. */
const CHAINS = 2;

/** Seeds at which work was lost once. */
const ONCE_LOST: readonly number[] = [];

/** Milliseconds of work that may be lost. */
const MOST_LOST = 1000;

/** A page that is worked in: how many times slower than on a usual machine, and whether a process keeps a core busy. */
interface Pace {
  readonly slower: number;
  readonly isBusy: boolean;
}

/** The first kill of each sort of work comes at the first of these, the second at the second, and so on. */
const PACES: readonly Pace[] = [
  { slower: 1, isBusy: false },
  { slower: 4, isBusy: true },
  { slower: 8, isBusy: false },
  { slower: 4, isBusy: false },
  { slower: 8, isBusy: true },
];

/** Milliseconds that {@link fixedWork} takes a page of a usual machine, beside another that is busy. */
const USUAL = 80;

/** Keeps a core busy, and ends by itself. */
const BUSY = 'for (const end = Date.now() + 20000; Date.now() < end; );';

interface Killed {
  readonly work: Work;
  readonly pace: Pace;
  readonly name: string;
  /** When each edit was done with, in milliseconds before the kill. */
  readonly ages: readonly number[];
}

/** Works until the browser is killed, at a moment that the seed tells. */
async function workUntilKilled(browser: KillableBrowser, downloads: string, seed: number): Promise<Killed> {
  const random = randomStream(seed, 'kill');
  const work = SORTS[seed % SORTS.length]!;
  const pace = PACES[Math.floor(seed / SORTS.length) % PACES.length]!;
  const desk = deskOf(browser.page, `Kill ${seed}`, downloads);
  await work.begin(desk);
  await expectSaved(browser.page);
  const stopLoad = await slowDown(browser.page, pace);
  const done: number[] = [];
  const edit = async (index: number): Promise<void> => {
    await work.edit(desk, index);
    done.push(Date.now());
  };
  await edit(0);
  // The first edit has to be there whenever the browser is killed.
  const moment = MOST_LOST + 100 + random.below(pace.slower > 1 ? 3000 : 1500);
  const over = new AbortController();
  const edits = (async () => {
    for (let index = 1; !over.signal.aborted; index++) {
      await pause(random.below(40));
      await edit(index);
    }
  })();
  // An edit that fails before the kill is an error; one that the kill cuts off is none.
  await Promise.race([pause(moment), edits]);
  over.abort();
  const killedAt = Date.now();
  await browser.kill();
  await edits.catch(() => {});
  stopLoad();
  return {
    work,
    pace,
    name: desk.name,
    ages: done.filter((at) => at <= killedAt).map((at) => killedAt - at),
  };
}

/** Does work that is always the same; returns the milliseconds that it took. */
function fixedWork(): number {
  const begin = performance.now();
  const text = JSON.stringify(Array.from({ length: 40_000 }, (_, index) => ({ index, name: `n${index}` })));
  for (let run = 0; run < 3; run++) JSON.parse(text);
  return performance.now() - begin;
}

/** @returns ends what keeps a core busy */
async function slowDown(page: Page, { slower, isBusy }: Pace): Promise<() => void> {
  if (slower === 1) return () => {};
  const busy = isBusy ? spawn(process.execPath, ['-e', BUSY]) : null;
  const times: number[] = [];
  for (let run = 0; run < 5; run++) times.push(await page.evaluate(fixedWork));
  const median = times.sort((a, b) => a - b)[2]!;
  // A machine that is slow itself needs less of it: the promise of a second is not one of any page however slow.
  const rate = Math.min(slower, Math.max(1, (slower * USUAL) / median));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return () => void busy?.kill('SIGKILL');
}

function deskOf(page: Page, name: string, downloads: string): Desk {
  return {
    page,
    name,
    exportCity: async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'City layout (JSON)' }).click();
      return (await takeDownload(downloads, /^city-\d+\.json$/)).toString();
    },
  };
}

/** How many milliseconds before the kill the first edit was made that is not there any more; 0 when all are. */
function lost(ages: readonly number[], found: number): number {
  return ages[Math.max(0, found)] ?? 0;
}

/** That the app opened with good work and no word of trouble, and that its history goes back and forth. */
async function expectWhole(desk: Desk, work: Work): Promise<number> {
  const { page } = desk;
  await expectSaved(page);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const found = await work.count(desk);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  expect(await work.count(desk)).toBe(found);
  return found;
}

for (let chain = 0; chain < CHAINS; chain++) {
  const seeds = [...ONCE_LOST, ...Array.from({ length: KILLS }, (_, seed) => seed)].filter(
    (_, index) => index % CHAINS === chain,
  );
  test(`of ${seeds.length} kills none loses more than a second (${chain + 1} of ${CHAINS})`, async ({
    baseURL,
  }, testInfo) => {
    test.setTimeout((60 + seeds.length * 40) * 1000);
    // Left to the next run, which clears its output first: the disk would be busy with deleting them while the other
    // profile stores its work.
    const folder = testInfo.outputPath('profile');
    const downloads = testInfo.outputPath('downloads');
    for (const one of [folder, downloads]) mkdirSync(one, { recursive: true });
    const noise: string[] = [];
    const told: string[] = [];
    const start = async () => {
      const browser = await KillableBrowser.start(folder, downloads);
      browser.page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      browser.page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      await browser.page.goto(baseURL!);
      return browser;
    };
    let browser = await start();
    try {
      for (const seed of seeds) {
        const { work, pace, name, ages } = await workUntilKilled(browser, downloads, seed);
        browser = await start();
        const found = await expectWhole(deskOf(browser.page, name, downloads), work);
        const loss = lost(ages, found);
        const at = `${pace.slower} times slower${pace.isBusy ? ', busy' : ''}`;
        told.push(
          `seed ${seed}, ${work.name} (${at}): ${found} of ${ages.length} edits found, ${loss} ms lost`,
        );
        expect.soft(loss, told.at(-1)).toBeLessThanOrEqual(MOST_LOST);
      }
    } finally {
      await browser.kill();
      console.log(told.join('\n'));
    }
    expect(noise).toEqual([]);
  });
}
