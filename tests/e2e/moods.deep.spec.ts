import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { pngOf } from '../../src/cli/png.ts';
import { MOODS, type MoodName } from '../../src/formats/picture/map/look.ts';
import type { City } from '../../src/engine/city/city.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { grownBounds } from '../../src/formats/picture/picture.ts';
import { cityBounds, cityDrawing } from '../../src/formats/svg/drawing.ts';
import { sixfold } from '../support/command-line.ts';
import { expect, test } from '../support/journey.ts';
import { cutOut, pictureDifference } from '../support/picture-difference.ts';
import { townOf } from '../support/map-pictures.ts';
import { readPng } from '../support/read-png.ts';

/** Share of pixels that may differ. */
const MOST = 0.01;

/** Hairlines between segments are no part of a picture. */
const WITHOUT_GRID = `localStorage.setItem('sixfold-preferences', '${JSON.stringify({ state: { tourSeen: true, gridShown: false }, version: 1 })}')`;

const folder = mkdtempSync(join(tmpdir(), 'sixfold-moods-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const preset of ['walled-town', 'port'])
  for (const mood of MOODS)
    test(`the map of ${preset} as SVG looks in a browser as its PNG does: ${mood}`, async ({ page }) => {
      const city = join(folder, `${preset}.json`);
      sixfold(['generate', preset, '--out', city]);
      const write = (form: string) => {
        const file = join(folder, `${preset}.${form}`);
        sixfold(['export', city, '--to', form, '--mood', mood, '--scale', '9', '--out', file]);
        return readFileSync(file);
      };
      const png = readPng(write('png'));
      await page.setViewportSize({ width: png.width, height: png.height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${write('svg').toString()}`);
      const seen = readPng(await page.screenshot());
      expect([seen.width, seen.height]).toEqual([png.width, png.height]);
      expect(pictureDifference(seen, png)).toBeLessThanOrEqual(MOST);
    });

/** A map is painted page by page, in a worker that other tests may hold up. */
const PATIENT = { timeout: 120_000 };

test.describe('the board', () => {
  test.use({ library: 'whole' });

  for (const [preset, seed] of [
    ['walled-town', 7],
    ['port', 3],
  ] as const) {
    const city = townOf(preset, seed);
    for (const mood of MOODS)
      test(`shows the map of ${preset} as its PNG does, whole and near: ${mood}`, async ({ page }) => {
        await page.addInitScript(WITHOUT_GRID);
        await page.goto('./');
        const file = writeCity({ ...city, meta: { picture: { mood } } });
        await page.locator('input[type=file]').setInputFiles({
          name: `${preset}.json`,
          mimeType: 'application/json',
          buffer: Buffer.from(file),
        });
        await page.getByRole('button', { name: 'Replace open city' }).click();
        await page.mouse.move(5, 5);
        const board = page.getByRole('application', { name: 'City' });
        const isAsPng = () =>
          expect.poll(() => boardDifference(board, city, mood), PATIENT).toBeLessThanOrEqual(MOST);
        await isAsPng();
        await page.keyboard.press('z');
        await expect(page.getByRole('button', { name: /^Zoom 100 %/ })).toBeVisible();
        await isAsPng();
      });
  }
});

/** Side lengths at the edge of a picture of country in which it fades, and as much again in which the country ends. */
const FADED = 4;

/**
 * The share of pixels of the picture of a board that differ from those of the map of its city from the same camera, where
 * the picture of the city shows the map as it is.
 */
async function boardDifference(board: Locator, city: City, mood: MoodName): Promise<number> {
  const { picture, scale, originX, originY } = await board.evaluate((element) => {
    const { scale, originX, originY } = (element as HTMLElement).dataset;
    const canvas = element.querySelector('canvas')!;
    // The canvas reaches beyond its board, for pans.
    const [own, about] = [canvas.getBoundingClientRect(), element.getBoundingClientRect()];
    return {
      picture: canvas.toDataURL(),
      scale: Number(scale),
      originX: Number(originX) + about.left - own.left,
      originY: Number(originY) + about.top - own.top,
    };
  });
  const seen = readPng(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  const drawing = cityDrawing(city, {
    scale,
    transparent: false,
    districts: false,
    hexLines: false,
    map: { mood, warp: true },
  });
  const { width, height } = seen;
  const frame = { width, height, scale, left: -originX / scale, top: -originY / scale };
  const png = readPng(Buffer.concat(await pngOf({ ...drawing, frame })));
  if (!city.open) return pictureDifference(seen, png);
  const own = grownBounds(cityBounds(city, { mood, warp: true }), -FADED);
  const shown = {
    left: Math.max(0, Math.ceil(originX + own.left * scale)),
    top: Math.max(0, Math.ceil(originY + own.top * scale)),
    right: Math.min(width, Math.floor(originX + own.right * scale)),
    bottom: Math.min(height, Math.floor(originY + own.bottom * scale)),
  };
  return pictureDifference(cutOut(seen, shown), cutOut(png, shown));
}
