import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BrowserContext } from 'puppeteer-core';
import { sixfold } from '../support/command-line.ts';
import { FirefoxPage } from './firefox-page.ts';
import { startFirefox, type RunningFirefox } from './firefox.ts';

/** The preset that the app opens with. */
const OPENED = 'walled-town';

/** Many, for one alone may be lucky with what its worker tells late. */
const SEEDS = ['1', '2', '3', '12', '99', '4', '5', '6'];

/** Further seeds; many when Firefox is tested at length. */
for (let more = Number(process.env['SIXFOLD_FIREFOX_SEEDS'] ?? 0); more > 0; more--)
  SEEDS.push(String(100 + more));

let firefox: RunningFirefox;
let context: BrowserContext;
let app: FirefoxPage;

beforeAll(async () => {
  firefox = await startFirefox();
});
afterAll(() => firefox.close());

beforeEach(async () => {
  // Nothing is stored there yet.
  context = await firefox.browser.createBrowserContext();
  app = await FirefoxPage.open(await context.newPage(), firefox.address);
});
afterEach(async () => {
  await context.close();
  // The console of the browser stays free of errors and warnings.
  if (app.noise.length > 0) throw new Error(app.noise.join('\n'));
});

/** Types a seed and waits until its city is there and nothing goes on any more. */
async function generate(seed: string): Promise<void> {
  await app.fill('Seed', seed);
  await app.press('Enter');
  // Undo and Generate alone would be the same before the key has come to the page.
  await app.find(
    'region',
    'Report',
    ({ text }) =>
      new RegExp(`from seed ${seed}(?!\\d)`).test(text) && !text.includes('The city has changed since.'),
  );
  await app.gone('button', 'Cancel');
  await app.find('button', 'Generate');
}

async function undoAll(): Promise<void> {
  while (!(await app.find('button', 'Undo')).isDisabled) await app.click('button', 'Undo');
}

async function exportAs(form: string, ending: string): Promise<Buffer> {
  await app.click('button', 'Export');
  await app.click('menuitem', form);
  return firefox.takeDownload(new RegExp(`^city-\\d+\\${ending}$`));
}

async function exportCity(): Promise<string> {
  return (await exportAs('City layout (JSON)', '.json')).toString();
}

/** Waits until the schematic is told to have so many segments. */
async function expectSize(size: string): Promise<void> {
  await app.page.waitForFunction((text) => document.body.innerText.includes(text), {}, size);
}

const isSaved = ({ text }: { readonly text: string }): boolean => text.includes('Saved');

test('a schematic is painted, a step taken back, and a reload keeps the history both ways', async () => {
  await app.click('tab', 'Schematics');
  await app.click('button', 'New schematic');
  await app.find('textbox', 'Name');
  await app.page.keyboard.type('Bakery');
  await app.drag('Schematic Bakery', [
    { q: 0, r: 0, k: 0 },
    { q: 0, r: 0, k: 1 },
  ]);
  await expectSize('2 segments on 1 hex');
  await app.drag('Schematic Bakery', [{ q: 0, r: 0, k: 2 }]);
  await expectSize('3 segments on 1 hex');
  await app.click('button', 'Undo');
  await expectSize('2 segments on 1 hex');
  await app.find('status', 'Saving', isSaved);

  await app.page.reload();
  await app.find('application', 'Schematic Bakery');
  await expectSize('2 segments on 1 hex');
  await app.click('button', 'Redo');
  await expectSize('3 segments on 1 hex');
});

test(`of ${SEEDS.length} seeds each is generated to its end, and its file is the command line's`, async () => {
  for (const seed of SEEDS) {
    await generate(seed);
    expect(await exportCity()).toBe(sixfold(['generate', OPENED, '--seed', seed]));
    await undoAll();
  }
});

test('a selection is rolled again, which changes nothing until it is accepted, as one step', async () => {
  const before = await exportCity();
  await app.click('button', 'Select similar');
  await app.click('menuitem', /^Fallow strip/);
  await app.click('button', 'Reroll part');
  await app.click('menuitem', /^The selection/);
  await app.find('region', 'Reroll', ({ text }) => /[\d,]+ removed, [\d,]+ new, coverage/.test(text));
  expect(await exportCity()).toBe(before);
  await app.click('button', 'Accept');
  await app.gone('region', 'Reroll');
  expect(await exportCity()).not.toBe(before);
  await app.click('button', 'Undo');
  expect(await exportCity()).toBe(before);
});

test('an SVG is exported as the command line draws it, and a PNG of its size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-'));
  const city = join(folder, 'city.json');
  writeFileSync(city, await exportCity());
  const svg = (await exportAs('Picture (SVG)', '.svg')).toString();
  expect(svg).toBe(sixfold(['export', city, '--to', 'svg']));
  rmSync(folder, { recursive: true });
  const png = await exportAs('Picture (PNG)', '.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(width), Number(height)]);
});

test('a link opens the same city over the own work, and is left for it', async () => {
  await generate('12');
  const shared = await exportCity();
  await app.click('button', 'Share');
  await app.click('button', 'Copy link');
  const { value: link } = await app.find('textbox', 'Link');
  await app.find('dialog', 'Share the city', ({ text }) => text.includes('The link is copied.'));
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await app.press('Escape');
  await app.gone('dialog', 'Share the city');
  await undoAll();
  await app.find('textbox', 'Seed', ({ value }) => value === '7');
  await app.find('status', 'Saving', isSaved);

  await app.page.goto(link!);
  await app.find('region', 'Shared city', ({ text }) =>
    text.includes('It is exactly the city that was shared.'),
  );
  await app.find('textbox', 'Seed', ({ value }) => value === '12');
  expect(await exportCity()).toBe(shared);
  await app.click('button', 'Back to my work');
  await app.gone('region', 'Shared city');
  await app.find('textbox', 'Seed', ({ value }) => value === '7');
});

test('the page is never taller than the window', async () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 700],
  ] as const)
    for (const workspace of ['City', 'Schematics']) {
      await app.page.setViewport({ width, height });
      await app.click('tab', workspace);
      await app.find('application', workspace === 'City' ? 'City' : /^Schematic /);
      const moved = await app.page.evaluate(() => {
        scrollTo(0, 9999);
        return { by: scrollY, room: document.scrollingElement!.scrollHeight - innerHeight };
      });
      expect({ workspace, width, ...moved }).toEqual({ workspace, width, by: 0, room: 0 });
    }
});
