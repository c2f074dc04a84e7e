import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { sixfold } from '../support/command-line.ts';
import { exportCity } from '../support/export-city.ts';
import { holdFile } from '../support/held-file.ts';
import { expect, PLAIN_RECIPE, test } from '../support/journey.ts';
import { LIBRARY_SIZE } from '../support/library-size.ts';

test.use({ library: 'whole' });

test('an exported city is read back as it was', { tag: '@must' }, async ({ page }, testInfo) => {
  await page.goto('./');
  const file = testInfo.outputPath('other.json');
  sixfold(['generate', PLAIN_RECIPE, '--seed', '123', '--out', file]);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Replace open city' }).click();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('123');
  expect(readFileSync(await exportCity(page), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('a bad file is refused in words, and the city stays', async ({ page }) => {
  await page.goto('./');
  const bars = page.getByRole('table', { name: /^Placements by schematic/ });
  const before = await bars.textContent();
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "format": "sixfold/city", "version": 9 }'),
  });
  const dialog = page.getByRole('dialog', { name: 'broken.json cannot be imported' });
  await expect(dialog).toContainText('Nothing was changed.');
  await expect(dialog).toContainText('$.version');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bars).toHaveText(before ?? '');
});

/** Drops a file on the page. */
async function dropFile(page: Page, name: string, content: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file));
      return data;
    },
    [name, [...content]] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer });
}

test('the library leaves as a pack that the command line reads, and comes back to where nothing is new', async ({
  page,
}, testInfo) => {
  await page.goto('./');
  const exported = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Library as a pack (ZIP)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('library.sixfold.zip');
    return readFileSync(await download.path());
  };
  const pack = await exported();
  const files = unzipSync(pack);
  const folder = testInfo.outputPath('pack');
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
  }
  expect(Object.keys(files)).toContain('castle.schematic.json');
  expect(sixfold(['check', '--strict', ...Object.keys(files).map((path) => join(folder, path))])).toBe('');
  await dropFile(page, 'library.sixfold.zip', pack);
  await expect(page.getByText(`${LIBRARY_SIZE} are already in the library.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(await exported()).toEqual(pack);
});

test('a dropped pack with a schematic of the same name keeps both, in one step', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const castle = {
    format: 'sixfold/schematic',
    version: 1,
    id: 'castle',
    name: 'Sand castle',
    hexes: [{ q: 0, r: 0, segments: ['castle', null, null, null, null, null] }],
  };
  await dropFile(page, 'pack.zip', zipSync({ 'castle.schematic.json': strToU8(JSON.stringify(castle)) }));
  const dialog = page.getByRole('dialog', { name: 'A different schematic uses the id of “Castle”' });
  await expect(dialog.locator('canvas')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('application', { name: 'Schematic Sand castle' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Schematics' });
  await expect(grid.getByRole('row')).toHaveCount(LIBRARY_SIZE + 1);
  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('row')).toHaveCount(LIBRARY_SIZE);
});

test('a city that is dropped before the program is there whole waits for it', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('early.json');
  sixfold(['generate', PLAIN_RECIPE, '--seed', '321', '--out', file]);
  const release = await holdFile(page, /\/assets\/first-[^/]*\.js$/);
  await page.goto('./');
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  await dropFile(page, 'early.json', readFileSync(file));
  release();
  await page.getByRole('button', { name: 'Replace open city' }).click();
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue('321');
});

test('a dropped city replaces the open one or is added to the cities, in one step', async ({
  page,
}, testInfo) => {
  await page.goto('./');
  const file = testInfo.outputPath('other.json');
  sixfold(['generate', PLAIN_RECIPE, '--seed', '123', '--out', file]);
  const field = page.getByRole('textbox', { name: 'Seed', exact: true });
  await expect(field).toHaveValue('7');
  await dropFile(page, 'other.json', readFileSync(file));
  const question = page.getByRole('dialog', { name: 'Import “other”' });
  await expect(question.getByRole('img', { name: 'Map of other' })).toBeVisible();
  await expect(question.getByRole('img', { name: 'Map of City 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('7');
  await dropFile(page, 'other.json', readFileSync(file));
  await question.getByRole('button', { name: 'Replace open city' }).click();
  // On a busy machine another note says that the file is being read.
  const note = page.getByRole('alert').filter({ hasText: 'The city is on the board' });
  await expect(note).toBeVisible();
  await expect(field).toHaveValue('123');
  expect(readFileSync(await exportCity(page), 'utf8')).toBe(readFileSync(file, 'utf8'));
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('7');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo' })).toBeDisabled();

  // By default it becomes a city of its own, which is open then.
  const switcher = page.getByRole('button', { name: /^City: / });
  await dropFile(page, 'other.json', readFileSync(file));
  await expect(question.getByRole('button', { name: 'Add as city' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(switcher).toHaveAccessibleName('City: other, 2 of 2');
  await expect(field).toHaveValue('123');
  expect(readFileSync(await exportCity(page), 'utf8')).toBe(readFileSync(file, 'utf8'));
  await page.getByRole('button', { name: 'Open previous city' }).click();
  await expect(field).toHaveValue('7');
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(switcher).toHaveAccessibleName('City: City 1, 1 of 1');
});

test('a dropped file that is bad is refused with the places, and nothing is changed', async ({
  page,
}, testInfo) => {
  await page.goto('./');
  const before = await exportCity(page);
  const text = readFileSync(before, 'utf8');
  const file = testInfo.outputPath('moved.json');
  // A placement that leaves the land, in a city that is good otherwise.
  writeFileSync(file, text.replace(/"q": -?\d+, "r": -?\d+, "mirror"/, '"q": 5000, "r": 0, "mirror"'));
  await dropFile(page, 'moved.json', readFileSync(file));
  const dialog = page.getByRole('dialog', { name: 'moved.json cannot be imported' });
  await expect(dialog).toContainText('$.placements[0]');
  await expect(dialog).toContainText('Nothing was changed.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await dropFile(page, 'cut.json', strToU8(text.slice(0, 1000)));
  const cut = page.getByRole('dialog', { name: 'cut.json cannot be imported' });
  await expect(cut).toContainText(/not valid JSON at line \d+, column \d+/);
  await page.keyboard.press('Escape');
  await expect(cut).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(readFileSync(await exportCity(page), 'utf8')).toBe(text);
});

test('reading a large file is told and can be called off, while the page stays free', async ({ page }) => {
  await page.goto('./');
  // Once the menus are here, so is what takes drops.
  await expect(page.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-haspopup', 'menu');
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    // Many runs of land in no order, each to be checked, and much free data: seconds of work.
    const runs = Array.from({ length: 900_000 }, (_, index) => {
      const r = (index * 7919) % 900_000;
      return `{"r":${r},"q":0,"count":1}`;
    });
    const land = `{"shape":"rows","rows":[${runs.join(',')}]}`;
    const start = `{"format":"sixfold/recipe","version":1,"seed":1,"land":${land},"districts":{"method":"none"},"schematics":[],"fill":{"method":"weighted","coverage":1}`;
    const meta = `,"meta":{"notes":[${Array.from({ length: 600_000 }, (_, note) => `{"of":[${note},"a",{}]}`).join(',')}]}}`;
    data.items.add(new File([start, meta], 'endless.json'));
    return data;
  });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer });
  const note = page.getByRole('alert').filter({ hasText: 'Reading endless.json' });
  await expect(note.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  // The page answers while the file is read.
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await expect(page.getByRole('application', { name: /^Schematic / })).toBeVisible();
  await note.getByRole('button', { name: 'Cancel' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  // What comes next is read.
  await dropFile(page, 'broken.json', strToU8('{}'));
  await expect(page.getByRole('dialog', { name: 'broken.json cannot be imported' })).toBeVisible();
});
