import { readFileSync } from 'node:fs';
import { sixfold } from '../support/command-line.ts';
import { exportCity } from '../support/export-city.ts';
import { expect, test } from '../support/journey.ts';

test('an exported city is read back as it was', async ({ page }, testInfo) => {
  await page.goto('./');
  const file = testInfo.outputPath('other.json');
  sixfold(['generate', '--seed', '123', '--out', file]);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('123');
  expect(readFileSync(await exportCity(page), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('a bad file is refused in words, and the city stays', async ({ page }) => {
  await page.goto('./');
  const bars = page.getByRole('list', { name: 'Placements per schematic' });
  const before = await bars.textContent();
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "format": "sixfold/city", "version": 2 }'),
  });
  const dialog = page.getByRole('dialog', { name: 'broken.json cannot be imported' });
  await expect(dialog).toContainText('Nothing was changed.');
  await expect(dialog).toContainText('$.version');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bars).toHaveText(before ?? '');
});
