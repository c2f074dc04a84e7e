import { pictureDifference } from '../support/picture-difference.ts';
import { readPng } from '../support/read-png.ts';
import { readFileSync } from 'node:fs';
import { SEA_COLOR } from '../../src/formats/picture/plan-ground.ts';
import { expect, test } from '../support/journey.ts';
import { MAP_SEA, seaOf } from '../support/sea-color.ts';

/** The painting of a map may take its time on a busy machine. */
const PATIENT = { timeout: 30_000 };

const PAPER = '#efe2c2';

test('the board shows the map, and the plan while something is placed, or as the user chose', async ({
  page,
}) => {
  await page.goto('./');
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);
  await page.getByRole('button', { name: 'Draw land' }).click();
  await expect.poll(() => seaOf(page), PATIENT).toBe(SEA_COLOR);
  await page.keyboard.press('Escape');
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Plan', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => seaOf(page), PATIENT).toBe(SEA_COLOR);
  await page.reload();
  await expect.poll(() => seaOf(page), PATIENT).toBe(SEA_COLOR);
});

/** The most by which a channel of the same picture differs, 0 to 255. */
const ROUNDING = 4;

const pixelsOf = (picture: string) => readPng(Buffer.from(picture, 'base64'));

test('the map follows the city: it is the one that is there after a reload', async ({ page }) => {
  await page.goto('./');
  const board = page.getByRole('application', { name: 'City' });
  const picture = async () => {
    const { x, y, width, height } = (await board.boundingBox())!;
    const clip = { x: x + 20, y: y + 80, width: width - 120, height: height - 160 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);
  const before = await picture();
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill('11');
  await page.keyboard.press('Control+Enter');
  await expect.poll(picture, PATIENT).not.toBe(before);
  const { x, y, width, height } = (await board.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press('Delete');
  await page.mouse.move(0, 0);
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(PATIENT);

  const after: string[] = [];
  await expect
    .poll(async () => {
      after.push(await picture());
      return after.length > 3 && after.at(-1) === after.at(-3);
    }, PATIENT)
    .toBe(true);
  await page.reload();
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);
  await page.mouse.move(0, 0);
  // What was painted over the map is rounded from another corner, which shows in single pixels of its edges.
  const kept = pixelsOf(after.at(-1)!);
  await expect
    .poll(async () => pictureDifference(kept, pixelsOf(await picture()), ROUNDING), PATIENT)
    .toBe(0);
});

test('a mood is the city’s: it is undone, kept, and in its file', async ({ page }) => {
  await page.goto('./');
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Ink', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => seaOf(page), PATIENT).toBe(PAPER);
  await page.keyboard.press('Control+z');
  await expect.poll(() => seaOf(page), PATIENT).toBe(MAP_SEA);
  await page.keyboard.press('Control+y');
  await expect.poll(() => seaOf(page), PATIENT).toBe(PAPER);

  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'City layout (JSON)' }).click();
  const file = await downloading;
  const { meta } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { meta: { picture: unknown } };
  expect(meta.picture).toEqual({ mood: 'ink' });
});
