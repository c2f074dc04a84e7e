import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import { PROJECT } from '../../scripts/tool.ts';
import { distance, type Hex } from '../../src/engine/hex/hex.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { atMost, quantile, toMeasurements, type Benchmark } from '../support/bench.ts';
import { BoardPage } from '../support/board-page.ts';
import { townOf } from '../support/map-pictures.ts';
import { lookOf, rest } from './board-motion.ts';
import { open } from './city-pages.ts';
import { forgetFrames, longestTask, timeUntilShown, timeUntilStill } from './frames.ts';
import { serve } from './serve.ts';

export const NEEDED = ['chromium'];

/** Milliseconds from a stamp until the map shows it in its place, and from a change of zoom until all of the map is sharp. */
const STAMP = 100;
const ZOOM = 150;
/** Milliseconds above which a task is felt. */
const FELT = 50;

const SCREEN = { width: 1280, height: 800, ratio: 1 };

/** Turns of the wheel that change the zoom, there and back. */
const TURNS = [-40, 40, -25, 25, -60, 60, 30, -30] as const;
const ROUNDS = 3;

/** Side lengths about a stamped house that are watched. */
const ABOUT = 1.5;

/** Land of the city that is left free, to stamp on. */
const CLEARING: Hex = { q: 9, r: -3 };
const CLEARING_RADIUS = 4;
const SIDE = 5;

/** The map of a town of 1,000 hexes under the hand: stamps and changes of zoom until they are seen. */
export async function measure(): Promise<Benchmark> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const path = join(folder, 'town.city.json');
  saveTown(path);
  const app = await serve(PROJECT, join(folder, 'app'), join(PROJECT, 'vite.config.ts'));
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await open(browser, app.url, SCREEN);
    await showMap(page);
    const board = new BoardPage(page, 'City');
    await board.board.waitFor();
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('button', { name: 'Replace open city' }).click();
    await rest(page);
    await timeUntilStill(page);
    const zooms = await zoomTimes(page, board);
    const zoomTask = await longestTask(page);
    const stamps = await stampTimes(page, board);
    const stampTask = await longestTask(page);
    const [zoom, stamp] = [
      'a change of zoom until the map is sharp',
      'a stamp until the map shows it in its place',
    ];
    return {
      measurements: [
        ...toMeasurements(zoom, [{ name: 'built app, 1,000 hexes', times: zooms }]),
        ...toMeasurements(stamp, [{ name: 'built app, 1,000 hexes', times: stamps }]),
      ],
      verdicts: [
        atMost(ZOOM, `${zoom}: 95 %`, quantile(zooms, 0.95), 'milliseconds'),
        atMost(FELT, `${zoom}: longest task`, zoomTask, 'milliseconds'),
        atMost(STAMP, `${stamp}: 95 %`, quantile(stamps, 0.95), 'milliseconds'),
        atMost(FELT, `${stamp}: longest task`, stampTask, 'milliseconds'),
      ],
    };
  } finally {
    await browser.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Saves a walled town of 1,000 hexes with a clearing. */
function saveTown(path: string): void {
  const town = townOf('walled-town', 7, { shape: 'coast', form: 'round', hexes: 1000 });
  const isAway = (hex: Hex) => distance(hex, CLEARING) > CLEARING_RADIUS;
  const { walls: _, ...rest } = town;
  const placements = town.placements.filter(isAway);
  writeFileSync(
    path,
    writeCity({ ...rest, recipe: null, placements, ground: town.ground?.filter(isAway) ?? [] }),
  );
}

/** Has the board always show the map. */
async function showMap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { tourSeen: true, boardStyle: 'map' };
    localStorage.setItem('sixfold-preferences', JSON.stringify({ state, version: 1 }));
  });
  await page.reload();
}

async function zoomTimes(page: Page, { board }: BoardPage): Promise<number[]> {
  const box = (await board.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const times: number[] = [];
  await page.keyboard.down('Control');
  await timeUntilStill(page);
  await forgetFrames(page);
  for (let i = 0; i < ROUNDS * TURNS.length; i++) {
    // About another place each time: tiles that were seen before at the same place are there at once.
    await page.mouse.move(box.x + box.width / 2 + 7 * i, box.y + box.height / 2 + 3 * i);
    const time = await timeUntilShown(page, box, () => page.mouse.wheel(0, TURNS[i % TURNS.length]!));
    if (time === undefined) throw new Error('a turn of the wheel has changed nothing');
    times.push(time);
  }
  await page.keyboard.up('Control');
  return times;
}

/** Stamps houses on the clearing. */
async function stampTimes(page: Page, board: BoardPage): Promise<number[]> {
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await timeUntilStill(page);
  await forgetFrames(page);
  const times: number[] = [];
  const { scale } = await lookOf(board);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const hex = { q: CLEARING.q + (i % SIDE) - 2, r: CLEARING.r + Math.floor(i / SIDE) - 2 };
    const { x, y } = await board.pixelOf({ ...hex, k: 0 });
    const reach = ABOUT * scale;
    const place = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
    await board.hover({ ...hex, k: 0 });
    const time = await timeUntilShown(page, place, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
    if (time !== undefined && (await page.getByText(/^Stamped House/).isVisible())) times.push(time);
  }
  if (times.length < SIDE) throw new Error(`only ${times.length} houses were stamped`);
  return times;
}
