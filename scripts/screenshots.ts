/**
 * `npm run screenshots` takes the pictures of the README: it serves the built app, opens both workspaces and writes
 * screenshots to `docs`, and draws the towns of the presets into `docs/presets`. Smaller ones, which browsers show
 * before they install the app, go to `public/screenshots`, with the one that stands beside links to it; those of the
 * guide go to `docs/guide`. Run `npm run build` first. `npm run screenshots -- guide` takes those of the guide alone,
 * and `-- guide NAME` one of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserLaunch } from './browser.ts';
import { takeGuide } from './docs/guide-pictures.ts';
import { stillPicture } from './docs/still-picture.ts';
import { PROJECT } from './tool.ts';
import { WITHOUT_TOUR } from '../tests/support/without-tour.ts';

const WORKSPACES = ['City', 'Schematics'] as const;

/** Quality of JPEG, 0 to 100: letters are still clear, at a third of the bytes. */
const STORE_QUALITY = 70;

/** Most bytes that the command line may print: a drawing of a town has a million. */
const MOST_OUTPUT = 64_000_000;

const folder = `${PROJECT}docs/`;
mkdirSync(`${folder}presets`, { recursive: true });
const storeFolder = `${PROJECT}public/screenshots/`;
mkdirSync(storeFolder, { recursive: true });
const guideFolder = `${folder}guide/`;
mkdirSync(guideFolder, { recursive: true });
const [part, wanted] = process.argv.slice(2);
const guideAlone = part === 'guide';

/** Opens the app as on a later visit: without the tour of the first. */
async function openApp(width: number, height: number, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.addInitScript(WITHOUT_TOUR);
  await page.goto(address);
  return page;
}

/** Resolves once the board of a page is drawn and nothing moves. */
async function expectStill(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  // The tools and the panels come after the board.
  await page.waitForLoadState('networkidle');
  for (const still of ['Checking …', 'Laying the patch …'])
    await page.getByText(still).waitFor({ state: 'hidden' });
  // The pointer rests where it hovers over nothing.
  await page.mouse.move(0, 0);
  await stillPicture(page);
}

/** Takes a picture of a page that is small enough to be shown before the app is there. */
async function takeForStore(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: `${storeFolder}${name}.jpg`,
    type: 'jpeg',
    quality: STORE_QUALITY,
    animations: 'disabled',
  });
  console.log(`public/screenshots/${name}.jpg`);
}

const server = await preview({ root: PROJECT, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch(browserLaunch());
try {
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the built app is not served');
  if (!guideAlone) await takeApp(address);
  await takeGuide(browser, address, guideFolder, wanted);
} finally {
  await browser.close();
  await server.close();
}

/** Takes the pictures of the README, and those that browsers show before they install the app. */
async function takeApp(address: string): Promise<void> {
  const page = await openApp(1280, 800, address);
  for (const workspace of WORKSPACES) {
    await page.getByRole('tab', { name: workspace }).click();
    await expectStill(page);
    const name = workspace.toLowerCase();
    await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
    console.log(`docs/${name}.png`);
    await takeForStore(page, name);
  }
  const phone = await openApp(390, 844, address);
  await expectStill(phone);
  await takeForStore(phone, 'phone');
  await takeSocial();
}

/** Takes the picture beside links to the app: the walled town, as wide as it can be, with the name. */
async function takeSocial(): Promise<void> {
  const city = `${tmpdir()}/social.city.json`;
  sixfold('generate', 'walled-town', '--out', city);
  const map = sixfold('export', city, '--to', 'svg', '--scale', '30');
  const mark = readFileSync(`${PROJECT}public/favicon.svg`, 'utf8');
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`
    <style>
      body { margin: 0; overflow: hidden }
      body > svg { display: block; width: 100vw; height: auto; margin-top: -24vw }
      p { position: fixed; left: 40px; bottom: 40px; margin: 0; display: flex; gap: 16px; padding: 12px 28px 12px 20px;
        align-items: center; border-radius: 12px; background: #f6f1e7; color: #2b2a33; font: 600 52px Inter, sans-serif }
      p svg { width: 64px }
    </style>${map}<p>${mark}Sixfold</p>`);
  await takeForStore(page, 'social');
}

/** Width of the picture of a town, in pixels. */
const TOWN_WIDTH = 400;

const RECIPES = `${PROJECT}schematics/recipes/`;

function sixfold(...words: readonly string[]): string {
  return execFileSync(process.execPath, [`${PROJECT}scripts/sixfold.mjs`, ...words], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
}

for (const file of guideAlone ? [] : readdirSync(RECIPES)) {
  const recipe = JSON.parse(readFileSync(RECIPES + file, 'utf8')) as { reach?: string };
  // The others are no towns.
  if (!recipe.reach) continue;
  const preset = file.slice(0, -'.recipe.json'.length);
  const city = `${tmpdir()}/${preset}.city.json`;
  sixfold('generate', preset, '--out', city);
  const [, width] = /width="([\d.]+)"/.exec(sixfold('export', city, '--to', 'svg', '--scale', '10')) ?? [];
  const scale = ((10 * TOWN_WIDTH) / Number(width)).toFixed(3);
  sixfold('export', city, '--to', 'png', '--scale', scale, '--out', `${folder}presets/${preset}.png`);
  console.log(`docs/presets/${preset}.png`);
}
