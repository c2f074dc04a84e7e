import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import { PROJECT } from '../../scripts/tool.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { atMost, type Benchmark, type Verdict } from '../support/bench.ts';
import { rest } from './board-motion.ts';
import { fileOf, LARGE, open, openCity, SMALL, type Size } from './city-pages.ts';
import { forgetFrames, longestTask } from './frames.ts';
import { saveFullCity } from './full-city.ts';
import { largeSchematic } from './large-schematic.ts';
import { sixRecipe, UNTIL_FULL } from './recipe.ts';
import { serve } from './serve.ts';

export const NEEDED = ['chromium'];

/** Milliseconds of the longest task of a drag. */
const SCREENS = [
  { width: 1280, height: 800, ratio: 1, longest: 50 },
  { width: 2880, height: 1800, ratio: 1, longest: 100 },
];

const TINY: Size = { name: '60', radius: 1 };

/** Moves of a drag across the board: a quick hand. */
const MOVES = 8;

/** A tool, the keys that take it in hand, and those held during its drag. */
interface Tool {
  readonly name: string;
  readonly keys: readonly string[];
  readonly held?: string;
}

/** In this order each tool finds the city that it needs: land and houses are taken away last. */
const CITY_TOOLS: readonly Tool[] = [
  { name: 'select', keys: ['v'] },
  { name: 'lasso', keys: ['v', 'Shift+V'] },
  { name: 'measure', keys: ['d'] },
  { name: 'walk', keys: ['Shift+W'] },
  { name: 'ground', keys: ['t'] },
  { name: 'districts', keys: ['Escape', 'Shift+T'] },
  { name: 'draw land', keys: ['Escape', 'l'] },
  { name: 'erase land', keys: ['Shift+L'] },
  { name: 'erase land and what stands there', keys: ['Shift+L', 'Shift+L'], held: 'Alt' },
  { name: 'carry all', keys: ['Escape', 'v', 'Control+A'] },
  { name: 'pan', keys: ['Escape', 'p'] },
];

const LAND_TOOLS = CITY_TOOLS.filter(({ name }) => name.endsWith('land'));

const SCHEMATIC_TOOLS: readonly Tool[] = [
  { name: 'select', keys: ['v'] },
  { name: 'paint', keys: ['b'] },
  { name: 'erase', keys: ['e'] },
  { name: 'tile', keys: ['t'] },
  { name: 'hex', keys: ['h'] },
  { name: 'fill', keys: ['f'] },
  { name: 'line', keys: ['l'] },
  { name: 'ring', keys: ['o'] },
  { name: 'filled ring', keys: ['o'], held: 'Shift' },
  { name: 'outline', keys: ['Shift+O'] },
  { name: 'pick', keys: ['i'] },
  { name: 'door', keys: ['d'] },
  { name: 'center', keys: ['c'] },
  { name: 'pan', keys: ['p'] },
];

/**
 * Every tool of both workspaces, dragged once across the whole board, zoomed out: the longest task of the page from the
 * press until the page rests.
 */
export async function measure(): Promise<Benchmark> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const app = await serve(PROJECT, join(folder, 'app'), join(PROJECT, 'vite.config.ts'));
  for (const size of [TINY, SMALL, LARGE]) saveFullCity(folder, size);
  const browser = await chromium.launch(browserLaunch());
  const verdicts: Verdict[] = [];
  try {
    for (const screen of SCREENS) {
      const of = (what: string) => `${what}, ${screen.width} x ${screen.height}: longest task`;
      const drag = async (page: Page, tools: readonly Tool[], what: string) => {
        for (const tool of tools)
          verdicts.push(
            atMost(screen.longest, of(`${tool.name}, ${what}`), await dragged(page, tool), 'milliseconds'),
          );
        await page.context().close();
      };
      for (const size of [TINY, SMALL, LARGE]) {
        const page = await open(browser, app.url, screen);
        await openCity(page, join(folder, fileOf(size)), size);
        await drag(page, CITY_TOOLS, `${size.name} segments`);
      }
      await drag(await openLand(browser, app.url, screen, folder), LAND_TOOLS, 'land of 1,000,000 hexes');
      await drag(await openSchematic(browser, app.url, screen, folder), SCHEMATIC_TOOLS, '4,096 hexes');
    }
    return { measurements: [], verdicts };
  } finally {
    await browser.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Screen = (typeof SCREENS)[number];

/** Bare land of 1,000,000 hexes, half of it within the reach of the hand. */
async function openLand(browser: Browser, url: string, screen: Screen, folder: string): Promise<Page> {
  const path = join(folder, 'land.recipe.json');
  const rows = Array.from({ length: 1000 }, (_, index) => ({ r: index - 500, q: 0, count: 1000 }));
  const fill = { ...UNTIL_FULL, coverage: 0 };
  writeFileSync(
    path,
    writeRecipe({ ...sixRecipe(1, fill, 3), schematics: [], land: { shape: 'rows', rows } }),
  );
  const page = await open(browser, url, screen);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Replace recipe' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('0 placed of 0 schematics').waitFor({ timeout: 120_000 });
  await page.getByRole('application').focus();
  await page.keyboard.press('0');
  await rest(page);
  return page;
}

/** A schematic of as many hexes as there can be, as far away as it can be looked at. */
async function openSchematic(browser: Browser, url: string, screen: Screen, folder: string): Promise<Page> {
  const path = join(folder, 'landscape.schematic.json');
  writeFileSync(path, writeSchematic(largeSchematic()));
  const page = await open(browser, url, screen);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('application', { name: 'Schematic Landscape' }).waitFor();
  const out = page.getByRole('button', { name: 'Zoom out' });
  while ((await out.getAttribute('aria-disabled')) !== 'true') await out.click();
  await rest(page);
  return page;
}

/** Drags a tool from one corner of the board to the other, along a curve. */
async function dragged(page: Page, { keys, held }: Tool): Promise<number> {
  const board = page.getByRole('application');
  await board.focus();
  for (const key of keys) await page.keyboard.press(key);
  const box = (await board.boundingBox())!;
  const at = (part: number) => ({
    x: box.x + box.width * (0.1 + 0.7 * part),
    y: box.y + box.height * (0.2 + 0.6 * part ** 2),
  });
  await page.mouse.move(at(0).x, at(0).y);
  await rest(page);
  await forgetFrames(page);
  if (held !== undefined) await page.keyboard.down(held);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    const { x, y } = at(move / MOVES);
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
  await rest(page);
  if (held !== undefined) await page.keyboard.up(held);
  return longestTask(page);
}
